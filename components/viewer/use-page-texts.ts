"use client";

import { useEffect, useState } from "react";
import { countTextParts, type PageText, pagesOfPart, type TextPart } from "#lib/contract/page-text.ts";

type Files = readonly { firstPage: number; pageCount: number }[];
type Texts = ReadonlyMap<number, PageText>;
type TextUrl = (file: number, part: number) => string;

const RETRY_MS = 5_000;
const MAX_TRIES = 4;

/**
 * The text of a document's pages by their number: what stood in the HTML, then, once the page is painted, the
 * rest, one part after the other.
 *
 * @param textUrl where a part (0-based) of a file (0-based) is
 */
export function usePageTexts(textUrl: TextUrl, files: Files, first: readonly PageText[]): Texts {
	const [texts, setTexts] = useState<Texts>(() => new Map(first.map((text, index) => [index + 1, text])));
	useEffect(() => {
		const abort = new AbortController();
		const add = (from: number, pages: PageText[]) =>
			setTexts((before) => new Map([...before, ...pages.map((text, index) => [from + index, text] as const)]));
		const begin = () => void loadParts(textUrl, files, { known: first.length, add, signal: abort.signal });
		const timer = window.setTimeout(begin);
		return () => {
			window.clearTimeout(timer);
			abort.abort();
		};
	}, [textUrl, files, first]);
	return texts;
}

type Loading = { known: number; add: (from: number, pages: PageText[]) => void; signal: AbortSignal };

async function loadParts(textUrl: TextUrl, files: Files, { known, add, signal }: Loading): Promise<void> {
	for (const [fileIndex, file] of files.entries()) {
		for (let part = 0; part < countTextParts(file.pageCount); part += 1) {
			const { first, last } = pagesOfPart(part, file.pageCount);
			if (file.firstPage + last - 1 <= known) continue;
			const loaded = await loadPart(textUrl(fileIndex, part), signal);
			if (signal.aborted) return;
			if (loaded) add(file.firstPage + first - 1, loaded.pages);
		}
	}
}

/** Tried again over a bad connection; null when it does not come. */
async function loadPart(url: string, signal: AbortSignal): Promise<TextPart | null> {
	for (let tries = 0; tries < MAX_TRIES && !signal.aborted; tries += 1) {
		try {
			const answer = await fetch(url, { signal, priority: "low" });
			if (answer.ok) return (await answer.json()) as TextPart;
			// Withdrawn or signed meanwhile: it will not come.
			if (answer.status < 500) return null;
		} catch {
			if (signal.aborted) return null;
		}
		await new Promise((done) => window.setTimeout(done, RETRY_MS));
	}
	return null;
}
