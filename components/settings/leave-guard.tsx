"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { askBeforeLeaving, discardChanges, hasUnsavedChanges, leavePage } from "#components/ui/forms/unsaved-forms.ts";
import { useWords } from "#components/ui/words.tsx";

/** Asks before a page with unsaved changes is left: by a link, the command palette, back or forward, or the browser. */
export function LeaveGuard() {
	const { leaving: words } = useWords("settings");
	const router = useRouter();
	const [pending, setPending] = useState<{ leave: () => void } | null>(null);

	useEffect(() => {
		const stopAsking = askBeforeLeaving((leave) => setPending({ leave }));
		const listening = new AbortController();
		const { signal } = listening;
		addEventListener("beforeunload", (event) => hasUnsavedChanges() && event.preventDefault(), { signal });
		addEventListener(
			"click",
			(event) => {
				const address = leadsAway(event);
				if (!address || !hasUnsavedChanges()) return;
				event.preventDefault();
				event.stopPropagation();
				leavePage(() => router.push(address));
			},
			{ signal, capture: true },
		);
		// Browsers without the Navigation API go back without a question.
		window.navigation?.addEventListener(
			"navigate",
			(event) => {
				const { key, url } = event.destination;
				if (event.navigationType !== "traverse" || !event.cancelable) return;
				if (isThisPage(new URL(url)) || !hasUnsavedChanges()) return;
				event.preventDefault();
				leavePage(() => window.navigation?.traverseTo(key));
			},
			{ signal },
		);
		return () => {
			stopAsking();
			listening.abort();
		};
	}, [router]);

	if (!pending) return null;
	return (
		<FormDialog
			title={words.title}
			description={words.about}
			cancel={words.stay}
			action={words.leave}
			isDanger
			isBusy={false}
			onClose={() => setPending(null)}
			onSubmit={() => {
				setPending(null);
				discardChanges();
				pending.leave();
			}}
		/>
	);
}

const isThisPage = ({ origin, pathname }: URL) => origin === location.origin && pathname === location.pathname;

/** The address of another of our pages that a click opens in this window; other origins ask on `beforeunload`. */
function leadsAway(event: MouseEvent): string | null {
	const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
	const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
	if (!isPlain || !link || link.target === "_blank" || link.hasAttribute("download")) return null;
	const url = new URL(link.href);
	return url.origin !== location.origin || isThisPage(url) ? null : url.href;
}
