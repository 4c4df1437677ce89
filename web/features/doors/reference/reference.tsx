import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryStates } from "../../kit/data/query-states.tsx";
import { Seg } from "../../kit/look/seg.tsx";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { Link } from "../../../lib/link.tsx";
import { settingsPath } from "#domain/settings/settings-section";
import { CodeSample } from "../code-sample.tsx";
import { CallDetails } from "./call-details.tsx";
import { SAMPLE_LANGUAGES, type SampleLanguage } from "./call-samples.ts";
import { callGroups, serverAt, type OpenApi } from "./openapi.ts";
import { openApiQuery } from "./reference-api.ts";
import { Words } from "./words.tsx";

/** Every call of the API, as the site itself describes it, with examples for this very address. */
export function Reference() {
  const query = useQuery(openApiQuery());
  const [language, setLanguage] = useState<SampleLanguage>("curl");
  return (
    <>
      <QueryStates
        query={query}
        loading="Loading the reference…"
        failed="The reference could not be loaded"
      />
      {query.data && (
        <>
          <StartCard doc={query.data} language={language} onLanguage={setLanguage} />
          {callGroups(query.data).map(({ name, description, calls }) => (
            <SettingsCard key={name} title={name} note={description} hasRows>
              {calls.map((call) => (
                <CallDetails
                  key={`${call.method} ${call.path}`}
                  doc={query.data}
                  call={call}
                  language={language}
                />
              ))}
            </SettingsCard>
          ))}
        </>
      )}
    </>
  );
}

type StartProps = { doc: OpenApi; language: SampleLanguage; onLanguage: (language: SampleLanguage) => void };

/** Where the API is and how a call begins, and in which language the examples are. */
function StartCard({ doc, language, onLanguage }: StartProps) {
  const file = `${serverAt(doc, location.origin)}/openapi.json`;
  return (
    <SettingsCard
      title="API reference"
      note="Read and change leads from your own programs."
      action={<Seg label="Examples in" choices={SAMPLE_LANGUAGES} current={language} onChange={onLanguage} />}
    >
      <Words text={doc.info.description ?? ""} />
      <p>
        Send your key with each call, as{" "}
        <code className="[overflow-wrap:anywhere]">Authorization: Bearer YOUR_KEY</code>.{" "}
        <Link className="link" to={settingsPath("developers", "part=keys")}>
          Make a key
        </Link>
      </p>
      <div className="space-y-1.5">
        <p className="font-semibold">OpenAPI file, for code generators</p>
        <CodeSample code={file} what="address of the OpenAPI file" />
      </div>
    </SettingsCard>
  );
}
