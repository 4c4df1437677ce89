import { Bone } from "../../../kit/look/bones.tsx";

/** The shape of a lead below its name, while it is being read. */
export function LeadShape() {
  return (
    <div aria-hidden="true">
      <div className="lead-intro">
        <div className="lead-controls">
          {[1, 2, 3, 4].map((control) => (
            <Bone key={control} className="h-12" />
          ))}
        </div>
        <Bone className="lead-actions h-10 w-full" />
      </div>
      <BodyShape />
    </div>
  );
}

/** The shape of a lead below its head. */
export function BodyShape() {
  return (
    <div aria-hidden="true" className="lead-pad border-line grid grow content-start gap-4 border-t py-4">
      <Bone className="h-20" />
      <Bone className="h-3 w-4/5" />
      <Bone className="h-3 w-3/5" />
      <Bone className="h-3 w-2/3" />
      <Bone className="mt-4 h-40" />
    </div>
  );
}

/** The same where not even the name is known, as before its code has come. */
export function LeadOutline() {
  return (
    <div className="lead">
      <p role="status" className="sr-only">
        Loading the lead…
      </p>
      <div className="lead-tools" />
      <NameShape />
      <LeadShape />
    </div>
  );
}

export function NameShape() {
  return (
    <div aria-hidden="true" className="lead-pad grid gap-3 pb-2">
      <Bone className="h-7 w-56 max-w-full" />
      <Bone className="h-3 w-80 max-w-full" />
    </div>
  );
}
