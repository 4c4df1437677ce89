import type { Content } from "#domain/content/content";
import type { ContentDraft } from "#domain/content/content-version";
import { useQuery } from "@tanstack/react-query";
import { Check, CircleAlert, Ellipsis } from "lucide-react";
import { useState, useEffect, useSyncExternalStore, type ReactNode } from "react";
import { reasonOf } from "../../kit/data/reason-of.ts";
import { currentOf } from "../../kit/edit/version-conflict.ts";
import { useAdminParams } from "../../kit/frame/admin-params.ts";
import { useWide } from "../../kit/frame/use-wide.ts";
import { PageBar } from "../../kit/look/page-bar.tsx";
import { Seg } from "../../kit/look/seg.tsx";
import { ClashNotes } from "./clash-notes.tsx";
import { keepConflicting, previewQuery, saveDraft } from "./content-api.ts";
import { EditorBar } from "./editor-bar.tsx";
import { FormContext } from "./form/form-context.ts";
import { PartForms } from "./form/part-forms.tsx";
import { FunnelDraft, type Funnel } from "./funnel-draft.ts";
import { LeftBar } from "./left/left-bar.tsx";
import { DraftLook } from "./look/colour-control.tsx";
import { PageLinks } from "./page-links.tsx";
import { PreviewFrame } from "./preview/preview-frame.tsx";
import { PublishDraft } from "./publish/publish-draft.tsx";
import { SearchResults } from "./search/search-results.tsx";
import { TextSearch } from "./search/text-search.tsx";
import { usePlaces } from "./use-places.ts";
import { useFormOf } from "./use-form-of.ts";
import { useProblems, type Problem } from "./use-problems.ts";

type Props = { content: { draft: ContentDraft; published: { number: number; document: Content } | null } };

/** The draft of the funnel: the form of one page beside what visitors would see of it. */
export function Editor({ content }: Props) {
  const { funnel, draft } = useFunnel(content.draft);
  const problems = useProblems(funnel.document);
  const nav = usePlaces(funnel.document);
  const { params, change } = useAdminParams();
  // The router changes the address later than the field gets the focus, which an open dialog would keep from it.
  const [hasLeft, setLeft] = useState(false);
  const { data: link } = useQuery(previewQuery());
  const publish = async () => {
    await draft.flush();
    // What could not be saved is not what would be published; the line beside the title says so.
    if (draft.read().state !== "saved") return;
    setLeft(false);
    change({ publish: "1" });
  };
  const leave = (path: string) => {
    setLeft(true);
    if (path.startsWith("offers.")) return change({ tab: "offers", publish: null, page: null });
    nav.jump(path);
  };
  return (
    <>
      <PageBar
        title="Funnel"
        facts={<SaveLine funnel={funnel} onAgain={() => void draft.flush()} />}
        below={<PagesAndSearch problems={problems} nav={nav} />}
      >
        <EditorBar
          live={content.published?.number ?? null}
          hasPreview={Boolean(link?.path)}
          onPublish={() => void publish()}
        />
      </PageBar>
      <div className="flex min-w-0 grow flex-col gap-3 px-4 pt-2 pb-6 lg:px-5">
        <ClashNotes funnel={funnel} onDecide={draft.decide} />
        <EditorSides
          {...{ funnel, draft, problems, nav }}
          left={<LeftBar document={funnel.document} problems={problems} nav={nav} />}
          live={content.published?.document ?? null}
          base={link?.path ?? null}
        />
      </div>
      {params.has("publish") && !hasLeft && (
        <PublishDraft
          {...{ draft, funnel, problems }}
          onJump={leave}
          onClose={() => change({ publish: null }, { replace: true })}
        />
      )}
    </>
  );
}

type PagesProps = { problems: readonly Problem[]; nav: ReturnType<typeof usePlaces> };

/** The pages; on a narrow screen the search, too. */
function PagesAndSearch({ problems, nav }: PagesProps) {
  const isWide = useWide();
  return (
    <>
      <PageLinks current={nav.page.id} problems={problems} onPress={() => nav.search("")} />
      {!isWide && <TextSearch query={nav.query} onSearch={nav.search} />}
    </>
  );
}

type SidesProps = {
  funnel: Funnel;
  draft: FunnelDraft;
  problems: readonly Problem[];
  nav: ReturnType<typeof usePlaces>;
  live: Content | null;
  /** What is left to write, above both; on a narrow screen beside the choice of one. */
  left: ReactNode;
  /** Where the draft is previewed; null while that is not known, or cannot be. */
  base: string | null;
};

/** Form and preview beside each other; on a narrow screen one of them. */
function EditorSides({ funnel, draft, problems, nav, live, left, base }: SidesProps) {
  const { document } = funnel;
  const { query, page, target, jump } = nav;
  const isWide = useWide();
  const [chosen, setChosen] = useState({ side: SIDES[0].id, asked: 0 });
  const asked = target?.asked ?? 0;
  // Whoever is led to a text is shown its field, and whoever searches what was found.
  const side = query !== "" || asked > chosen.asked ? "form" : chosen.side;
  const form = useFormOf({ draft, document, problems, nav, live });
  return (
    <>
      {isWide && left}
      {!isWide && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          {left}
          <Seg
            label="Show"
            choices={SIDES}
            current={side}
            onChange={(id) => {
              nav.search("");
              setChosen({ side: id, asked });
            }}
          />
        </div>
      )}
      <div className="grid min-w-0 grow grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(22rem,1fr)_minmax(0,1.1fr)]">
        {(isWide || side === "form") && (
          <FormContext value={form}>
            {query === "" ? (
              <DraftLook value={document.look}>
                <PartForms page={page} document={document} />
              </DraftLook>
            ) : (
              <SearchResults document={document} query={query} onJump={jump} />
            )}
          </FormContext>
        )}
        {(isWide || side === "preview") && base && (
          <div className="sticky top-28 h-[calc(100dvh-8.5rem-var(--below))] min-h-96 min-w-0">
            <PreviewFrame
              base={base}
              document={document}
              version={funnel.version}
              shown={nav.shown}
              at={nav.at}
              onPressed={nav.pressed}
            />
          </div>
        )}
      </div>
    </>
  );
}

type Side = "form" | "preview";

const SIDES: readonly [{ id: Side; label: string }, { id: Side; label: string }] = [
  { id: "form", label: "Texts" },
  { id: "preview", label: "Preview" },
];

/** How the draft stands, in a calm word. */
function SaveLine({ funnel, onAgain }: { funnel: Funnel; onAgain: () => void }) {
  const { state, error } = funnel;
  return (
    <div className="text-row text-ink-2 flex flex-wrap items-center gap-1.5">
      <p role="status" className="flex items-center gap-1.5">
        {state === "saved" && <Check aria-hidden="true" className="text-good size-4" />}
        {(state === "failed" || state === "clashing") && (
          <CircleAlert aria-hidden="true" className="text-bad size-4" />
        )}
        {(state === "unsaved" || state === "saving") && (
          <Ellipsis aria-hidden="true" className="text-ink-3 size-4" />
        )}
        {/* On a phone the bar has one line as long as nothing is wrong. */}
        <span className={state === "failed" || state === "clashing" ? "" : "max-sm:sr-only"}>
          {WORDS[state]}
        </span>
        {state === "failed" && error && <span className="sr-only">: {reasonOf(error)}</span>}
      </p>
      {state === "failed" && (
        <button type="button" className="link pointer-coarse:min-h-11" onClick={onAgain}>
          Try again
        </button>
      )}
    </div>
  );
}

const WORDS: Record<Funnel["state"], string> = {
  saved: "Draft saved",
  unsaved: "Saving…",
  saving: "Saving…",
  failed: "Not saved yet. Your texts are still here.",
  clashing: "Not saved: someone else edited this text",
};

/** For the life of the page: what was typed stays while another tab of the dashboard is open. */
let kept: FunnelDraft | null = null;

function draftOf(stored: ContentDraft): FunnelDraft {
  kept ??= new FunnelDraft(stored, {
    save: (version, document, replaces) => saveDraft(version, document, replaces ? "conflict" : undefined),
    // What is typed stays where it is typed if it cannot be kept.
    keep: (document) => void keepConflicting(document).catch(() => null),
    currentOf: (error) => currentOf(error, stored),
  });
  return kept;
}

/** The draft while it is edited, and what changes it. `stored` is what the server has, whoever saved it. */
function useFunnel(stored: ContentDraft) {
  const [draft] = useState(() => draftOf(stored));
  const funnel = useSyncExternalStore(draft.subscribe, draft.read);
  useEffect(() => draft.receive(stored), [draft, stored]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (draft.read().state === "saved") return;
      void draft.flush();
      event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      void draft.flush();
    };
  }, [draft]);
  return { funnel, draft };
}
