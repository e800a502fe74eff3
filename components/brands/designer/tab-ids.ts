/** The tabs of the designer, in their order. */
export const TAB_IDS = ["face", "words", "signers", "documents", "fields", "domain"] as const;
export type TabId = (typeof TAB_IDS)[number];

export function isTabId(text: unknown): text is TabId {
	return TAB_IDS.some((id) => id === text);
}
