import { Component, Suspense, type ReactNode } from 'react';
import type { PageRef } from '#src/machines/page/pageMachine.ts';
import { useCopy, usePage } from '../hooks/page.tsx';
import { FailedPart } from '../ui/FailedPart.tsx';
import { LostPlace } from '../ui/LostPlace.tsx';

interface BoundaryProps {
  name: string;
  page: PageRef;
  /** Shown in place of the failed part. */
  text: string;
  redrawText: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  /**
   * True once the part was redrawn by itself, which happens once: a browser extension or a translator may have changed
   * the document under it. The machine keeps its state, so finished work shows as finished. [TRANSLATE-03]
   */
  wasRedrawn = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.props.page.send({ type: 'ui.failed', component: this.props.name, message: message.slice(0, 200) });
    if (this.wasRedrawn) return;
    this.wasRedrawn = true;
    this.redraw();
  }

  redraw = () => this.setState({ hasFailed: false });

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (!this.wasRedrawn) return null;
    return <FailedPart title={this.props.text} retryText={this.props.redrawText} onRetry={this.redraw} />;
  }
}

/**
 * Keeps a failing part from taking the page with it: shows the failure in its place and reports it to analytics. Its
 * button offers to show the part again, not to repeat the visitor's last action. [ERR-58, ERR-59, TRANSLATE-03]
 */
export function SectionBoundary({
  name,
  isLater = false,
  coming = null,
  children,
}: {
  name: string;
  /** The part hydrates by itself, after the buy button, and may wait for its code. */
  isLater?: boolean;
  /** Shown in its place until it has come, unless it came with the document. */
  coming?: ReactNode;
  children: ReactNode;
}) {
  const t = useCopy();
  const page = usePage();
  return (
    <Boundary name={name} page={page} text={t('view.failed')} redrawText={t('view.redraw')}>
      {isLater ? <Suspense fallback={coming}>{children}</Suspense> : children}
      <LostPlace name={name} />
    </Boundary>
  );
}
