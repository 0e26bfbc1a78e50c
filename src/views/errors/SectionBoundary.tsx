import { Component, Suspense, type ReactNode } from 'react';
import type { PageRef } from '#src/machines/page/pageMachine.ts';
import { useCopy, usePage } from '../hooks/page.tsx';
import { FailedPart } from '../ui/FailedPart.tsx';

interface BoundaryProps {
  name: string;
  page: PageRef;
  /** Said in place of the failed part. */
  text: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.props.page.send({ type: 'ui.failed', component: this.props.name, message: message.slice(0, 200) });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <FailedPart title={this.props.text} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

/**
 * Keeps a failing part from taking the page with it: what happened and a retry stand in its place, and analytics
 * learns of it. [ERR-58, ERR-59]
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
    <Boundary name={name} page={page} text={t('error.ui')}>
      {isLater ? <Suspense fallback={coming}>{children}</Suspense> : children}
    </Boundary>
  );
}
