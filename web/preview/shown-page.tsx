import { Component, type ReactNode } from "react";

/** The page, or why there is none: a text that is being typed may not be one yet that a page can show. */
export class ShownPage extends Component<{ of: unknown; children: ReactNode }, { failed: unknown }> {
  override state: { failed: unknown } = { failed: null };

  override componentDidCatch(): void {
    this.setState({ failed: this.props.of });
  }

  static getDerivedStateFromError(): { failed: unknown } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null || (failed !== true && failed !== this.props.of)) return this.props.children;
    return (
      <p role="status" className="m-8 text-center font-semibold">
        This page can’t be shown with these texts.
      </p>
    );
  }
}
