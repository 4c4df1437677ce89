import { Plus } from "lucide-react";
import { initialsOf, personName } from "../../people/staff/person-name.ts";

const TONES = [
  "bg-[#dcd7cc] text-[#2a261f]",
  "bg-[#cfe0ea] text-[#14394f]",
  "bg-[#e6d8ef] text-[#43285f]",
  "bg-[#d5e6d8] text-[#1d4a2f]",
  "bg-[#f0ddc8] text-[#4d2f0f]",
  "bg-[#efd6da] text-[#5a1f2a]",
] as const;

const SIZES = {
  sm: "size-5 text-[0.75rem] tracking-tighter",
  md: "size-6 text-xs tracking-tighter",
  lg: "size-8 text-row",
} as const;

type AvatarProps = {
  /** The address of whom it shows. */
  email: string;
  size?: keyof typeof SIZES;
  /** What it says to a pointer and to screen readers: by default the person's name. */
  title?: string;
};

/** A member of staff as two letters in a colour that is always theirs. */
export function Avatar({ email, size = "md", title = personName(email) }: AvatarProps) {
  return (
    <span
      role="img"
      aria-label={title}
      title={title}
      className={`grid shrink-0 place-items-center rounded-full leading-none font-bold forced-colors:border ${SIZES[size]} ${toneOf(email)}`}
    >
      {lettersOf(email)}
    </span>
  );
}

/** The place of an owner where there is none. Decoration: the button around it says what it does. */
export function NobodyAvatar({ size = "md" }: { size?: keyof typeof SIZES }) {
  return (
    <span
      aria-hidden="true"
      className={`border-edge text-ink-3 grid shrink-0 place-items-center rounded-full border-[1.5px] border-dashed ${SIZES[size]}`}
    >
      <Plus className="size-3.5" />
    </span>
  );
}

/** Two letters tell more people apart than one: `Ad`, or `AL` where the address gives a last name. */
function lettersOf(email: string): string {
  const initials = initialsOf(email);
  return initials.length > 1 ? initials : [...personName(email)].slice(0, 2).join("");
}

function toneOf(email: string): string {
  let sum = 0;
  for (const letter of email.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 4096;
  return TONES[sum % TONES.length] ?? TONES[0];
}
