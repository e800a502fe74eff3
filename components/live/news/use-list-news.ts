import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { whenNoDialog } from "#components/ui/dialogs/open-dialogs.ts";
import { isOutdated } from "./is-outdated.ts";
import type { News } from "./read-news.ts";
import { useNews } from "./use-news.ts";

/** Where much happens, a list is read anew so often at most. */
const REFRESH_EVERY_MS = 1_000;

/** What a list says of itself. */
export type ListState = {
	/** Changes with what happens to any document that the list may show. */
	version: string;
	isSandbox: boolean;
	/** What is new comes on the first page; on others only what they show may change. */
	isFirstPage: boolean;
};

/**
 * Reads a list anew when something has happened that it may show, at most once a second; not while a dialog is open,
 * which would go with its row, and what was typed into it.
 *
 * @param shown the documents on it
 */
export function useListNews({ version, isSandbox, isFirstPage }: ListState, shown: { id: string }[]): void {
	const router = useRouter();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const last = useRef(0);
	const stop = useRef<() => void>(undefined);
	useEffect(
		() => () => {
			clearTimeout(timer.current);
			stop.current?.();
		},
		[],
	);
	const refresh = () => {
		if (timer.current !== undefined) return;
		stop.current?.();
		timer.current = setTimeout(
			() => {
				timer.current = undefined;
				stop.current = whenNoDialog(() => {
					last.current = Date.now();
					router.refresh();
				});
			},
			Math.max(0, last.current + REFRESH_EVERY_MS - Date.now()),
		);
	};
	const isConcerned = (news: NonNullable<News>) =>
		news.some((one) => one.isSandbox === isSandbox && (isFirstPage || shown.some(({ id }) => id === one.documentId)));
	useNews(async (news) => {
		if (news ? isConcerned(news) : await isOutdated("/documents/version", version)) refresh();
	});
}
