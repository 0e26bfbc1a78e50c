import { createElement, useState, type ReactNode } from 'react';
import type { RichTextNode } from '#src/domain/content/richText.ts';
import { cx } from './cx.ts';
import s from './parts.module.css';

interface RichTextProps {
  nodes: readonly RichTextNode[];
  className?: string | undefined;
}

/**
 * Sanitised seller text as elements; never injects markup. The text stands between elements, as the seller wrote it, so
 * it never changes: another text is another element. [TRANSLATE-02]
 */
export function RichText({ nodes, className }: RichTextProps) {
  const [shown, setShown] = useState({ nodes, version: 0 });
  if (shown.nodes !== nodes) setShown({ nodes, version: shown.version + 1 });
  return (
    <div key={shown.version} className={cx(s.prose, className)} data-as-sent="">
      {nodes.map(toElement)}
    </div>
  );
}

function toElement(node: RichTextNode, position: number): ReactNode {
  if (typeof node === 'string') return node;
  return node.children.length === 0
    ? createElement(node.tag, { key: position })
    : createElement(node.tag, { key: position }, node.children.map(toElement));
}
