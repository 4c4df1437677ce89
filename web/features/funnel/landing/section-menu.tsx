import { Menu, X } from "lucide-react";
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { shownSections, type SectionId } from "#domain/content/shown-sections";
import { useContent } from "../../../content/use-content.tsx";

function useSections() {
  const landing = useContent("landing");
  const { header } = landing;
  const shown = shownSections(landing, useContent("shown"));
  const links: { of: SectionId; id: string; label: string }[] = [
    { of: "foundation", id: "what-is-bpm", label: header.about },
    { of: "programs", id: "programs", label: header.programs },
    { of: "testimonials", id: "testimonials", label: header.testimonials },
  ];
  return links.filter((link) => shown.includes(link.of));
}

/** The links to the page's sections: side by side in a wide header, behind a button in a narrow one. */
export function SectionMenu() {
  const sections = useSections();
  const { heard } = useContent("landing");
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== "Escape" || !isOpen) return;
    close();
    button.current?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    // Key and focus events bubble up from the button and the links, which are the actual controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={frame} onKeyDown={onKeyDown} onBlur={onBlur} className="max-lg:ml-auto">
      <button
        ref={button}
        type="button"
        aria-label={heard.menu}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="btn btn-ghost btn-square lg:hidden"
      >
        {isOpen ? (
          <X aria-hidden="true" className="size-6" />
        ) : (
          <Menu aria-hidden="true" className="size-6" />
        )}
      </button>
      <nav
        id={id}
        aria-label={heard.menuLinks}
        className={`max-lg:bg-base-200 max-lg:border-base-300 font-semibold max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:border-y max-lg:p-3 max-lg:shadow-xl lg:flex lg:gap-8 lg:text-sm ${isOpen ? "" : "max-lg:hidden"}`}
      >
        {sections.map((section) => (
          <a
            key={section.id}
            href={`#${section.id}`}
            onClick={close}
            className="link-hover rounded-field underline-offset-8 max-lg:flex max-lg:min-h-12 max-lg:items-center max-lg:px-3 max-lg:text-lg"
          >
            {section.label}
          </a>
        ))}
      </nav>
    </div>
  );
}
