import { Component, Suspense, type ReactNode } from 'react';
import type { PageRef } from '#src/machines/page/pageMachine.ts';
import { useCopy, usePage } from '../hooks/page.tsx';
import { FailedPart } from '../ui/FailedPart.tsx';
import { LostPlace } from '../ui/LostPlace.tsx';

interface BoundaryProps {
  name: string;
  page: PageRef;
  /** Said in place of the failed part. */
  text: string;
  redrawText: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  /**
   * What fails once may have failed for what somebody else did to the document: it is drawn anew, by itself and once.
   * The machine stands where it stood, so what has been done is shown as done. [TRANSLATE-03]
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
 * Keeps a failing part from taking the page with it: what happened stands in its place, and analytics learns of it.
 * What is offered is to show it again, in words that nobody takes for a repetition of what they did last.
 * [ERR-58, ERR-59, TRANSLATE-03]
 */
export function SectionBoundary({
  name,
  isLater = false,
  coming = null,
  children,
}: {
  name: string;
  /** It hydrates by itself, after the buy button, and may wait for its code. */
  isLater?: boolean;
  /** In its place until it has come, unless it came with the document. */
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
