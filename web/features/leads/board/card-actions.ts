/** What a press on a card does. */
export type CardActions = {
  onOpen: (id: number) => void;
  onMenu: (id: number) => void;
  onClaim: (id: number) => void;
  onRemove: (id: number) => void;
  /** Shows what else is known of a card, or of none. */
  onLookAt: (id: number | null) => void;
};
