import { Component, type ReactNode } from "react";
import { ErrorPanel } from "./error-panel.tsx";

/** Keeps the other tabs usable if a tab's code fails to load or render. */
export class TabBoundary extends Component<{ name: string; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <ErrorPanel
        title={`${this.props.name} could not be shown`}
        error={this.state.error}
        onRetry={() => location.reload()}
      />
    );
  }
}
