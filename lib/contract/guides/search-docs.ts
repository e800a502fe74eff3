import type { Guide, GuideSection } from "./guide.ts";

export type FoundSection = {
	guide: Pick<Guide, "slug" | "path" | "title" | "group">;
	section: Pick<GuideSection, "id" | "title">;
	/** Part of its text, with the first word that was found. */
	excerpt: string;
};

const BEFORE_LENGTH = 60;
const EXCERPT_LENGTH = 180;
const MAX_FOUND = 50;

/** The sections that have every word of a search; those whose title has them all stand first. */
export function searchGuides(guides: readonly Guide[], search: string): FoundSection[] {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	if (words.length === 0) return [];
	const found = guides.flatMap((guide) =>
		guide.sections.flatMap((section) => {
			const title = `${guide.title} ${section.title}`.toLowerCase();
			if (!words.every((word) => title.includes(word) || section.text.toLowerCase().includes(word))) return [];
			const isTitle = words.every((word) => title.includes(word));
			return [{ guide, section, isTitle, excerpt: excerptOf(section.text, words) }];
		}),
	);
	return found.toSorted((a, b) => Number(b.isTitle) - Number(a.isTitle)).slice(0, MAX_FOUND);
}

function excerptOf(text: string, words: readonly string[]): string {
	const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0);
	const wanted = Math.max(0, Math.min(...places, text.length) - BEFORE_LENGTH);
	const start = places.length === 0 || wanted === 0 ? 0 : text.indexOf(" ", wanted) + 1;
	const end = start + EXCERPT_LENGTH;
	return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}
