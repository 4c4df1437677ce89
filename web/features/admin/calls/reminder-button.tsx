import { Bell } from "lucide-react";
import { useState } from "react";

/** Asks for leave to tell staff when a next step is due, where the browser has not been asked yet. */
export function ReminderButton() {
  const [permission, setPermission] = useState(() =>
    "Notification" in window ? Notification.permission : "denied",
  );
  if (permission !== "default") return null;
  return (
    <button
      type="button"
      className="btn btn-sm bg-base-100 border-base-300"
      onClick={() => void Notification.requestPermission().then(setPermission)}
    >
      <Bell aria-hidden="true" className="size-4" />
      Remind me when a call is due
    </button>
  );
}
