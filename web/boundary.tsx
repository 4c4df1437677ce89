import { Component, type ReactNode } from "react";

type BoundaryProps = {
  /** What is shown in place of what failed. */
  fallback: ReactNode;
  /** The page that is shown: what failed on another one may work here. */
  page?: string;
  onFailure?: () => void;
  children: ReactNode;
};

type BoundaryState = { hasFailed: boolean; page: string | undefined };

/** Keeps a part of the page that fails to render from taking the rest with it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, page: this.props.page };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState) {
    return page === state.page ? null : { hasFailed: false, page };
  }

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
