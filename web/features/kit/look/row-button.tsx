import type { ComponentProps } from "react";
import { Button } from "../../../ui/button.tsx";

/** What can be done with a row, as a sign: `Edit` or `Delete`, then what it is called. */
export function RowButton({ name, ...button }: ComponentProps<"button"> & { name: string }) {
  return (
    <Button
      {...button}
      variant="ghost"
      size="sm"
      shape="square"
      aria-label={name}
      title={name.split(" ")[0]}
    />
  );
}
