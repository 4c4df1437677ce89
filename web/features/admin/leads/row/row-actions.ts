import { createContext } from "react";

/** What a press in a row does. The same functions for the life of the list, so that no row is drawn again for them. */
export type RowActions = {
  /** Opens the lead beside the list. */
  open: (id: number) => void;
  /** Asks which status the lead is given. */
  askStatus: (id: number) => void;
  select: (id: number, isRange: boolean) => void;
};

const nothing = () => {};

export const RowActionsContext = createContext<RowActions>({
  open: nothing,
  askStatus: nothing,
  select: nothing,
});
