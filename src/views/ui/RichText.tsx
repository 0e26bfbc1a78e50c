import { createElement, type ReactNode } from 'react';
import type { RichTextNode } from '#src/domain/richText.ts';

/** Sanitised seller text as elements; no markup is ever injected. */
export function RichText({ nodes }: { nodes: readonly RichTextNode[] }): ReactNode {
  return nodes.map(toElement);
}

function toElement(node: RichTextNode, position: number): ReactNode {
  if (typeof node === 'string') return node;
  return node.children.length === 0
    ? createElement(node.tag, { key: position })
    : createElement(node.tag, { key: position }, node.children.map(toElement));
}
