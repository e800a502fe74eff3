"use client";

import { useRouter } from "next/navigation";
import { isOutdated } from "./news/is-outdated.ts";
import { useNews } from "./news/use-news.ts";

type Props = {
	documentId: string;
	/** What the page shows now. */
	version: string;
};

/** Reads a document's page anew when something has happened to it, so that a signature shows without reloading. */
export function KeepCurrent({ documentId, version }: Props) {
	const router = useRouter();
	useNews(async (news) => {
		if (news && !news.some((one) => one.documentId === documentId)) return;
		// What was done on this page is on it already.
		if (await isOutdated(`/documents/${documentId}/version`, version)) router.refresh();
	});
	return null;
}
