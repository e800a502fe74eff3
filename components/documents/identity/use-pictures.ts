"use client";

import { useEffect, useState } from "react";
import type { IdentityReviewView } from "#lib/contract/documents/reading/identity-review.ts";
import type { IdentityPicture } from "#lib/contract/signing/identity-page.ts";

type Pictures = IdentityReviewView["pictures"];

/** What the browser shows pictures by; null: it could not be had. What is missing is still on its way. */
export type ShownUrls = Partial<Record<IdentityPicture, string | null>>;

/** Asks for each picture once, however often the page shows it: every look at one is written down. */
export function usePictures(pictures: Pictures): ShownUrls {
	const [urls, setUrls] = useState<ShownUrls>({});
	const wanted = pictures.map(({ picture, url, takenAt }) => `${picture} ${takenAt} ${url}`).join("\n");
	useEffect(() => {
		const leaving = new AbortController();
		const made: string[] = [];
		setUrls({});
		for (const line of wanted.split("\n").filter(Boolean)) {
			const [picture = "", , url = ""] = line.split(" ");
			void read(url, leaving.signal).then((blob) => {
				if (leaving.signal.aborted) return;
				const shown = blob && URL.createObjectURL(blob);
				if (shown) made.push(shown);
				setUrls((before) => ({ ...before, [picture]: shown }));
			});
		}
		return () => {
			leaving.abort();
			for (const url of made) URL.revokeObjectURL(url);
		};
	}, [wanted]);
	return urls;
}

async function read(url: string, signal: AbortSignal): Promise<Blob | null> {
	try {
		const response = await fetch(url, { credentials: "same-origin", cache: "no-store", signal });
		return response.ok ? await response.blob() : null;
	} catch {
		return null;
	}
}
