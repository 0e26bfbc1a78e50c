/** In what forms a program can have a product told, and by which type it asks for them. [SEO-13] */
export const AGENT_TYPES = { markdown: 'text/markdown', json: 'application/json' } as const;
export type AgentFormat = keyof typeof AGENT_TYPES;
