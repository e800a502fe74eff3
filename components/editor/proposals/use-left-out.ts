"use client";

import { useRef } from "react";
import { leftOutOf, leftOutTag } from "#lib/draft/found-place.ts";
import { useDesk } from "../state/use-editor.ts";

/**
 * What is left out of each file because fields took its place, by its short name: pages are shown without it. The
 * server has to know of those fields, so what is not saved yet does not count.
 */
export function useLeftOut(): Readonly<Record<string, string>> {
	const known = useRef<Readonly<Record<string, string>>>({});
	return useDesk(({ draft, saving }) => {
		if (saving.kind !== "saved") return known.current;
		const tags = Object.keys(draft.files).map((fileId) => [fileId, leftOutTag(leftOutOf(draft, fileId))]);
		known.current = Object.fromEntries(tags);
		return known.current;
	});
}
