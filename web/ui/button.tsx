import type { ComponentProps } from "react";
import { buttonClass, type ButtonLook } from "./button-class.ts";
import { Spinner } from "./spinner.tsx";

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Shows that the action is running; further clicks do nothing, and the focus stays. */
    isBusy?: boolean;
  };

export function Button({
  variant,
  size,
  shape,
  className,
  isBusy = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({
        ...(variant && { variant }),
        ...(size && { size }),
        ...(shape && { shape }),
        className,
      })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
