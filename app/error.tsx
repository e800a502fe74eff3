"use client";

import { useSyncExternalStore } from "react";
import { Button } from "#components/ui/button.tsx";
import { PlainPage } from "#components/ui/plain-page.tsx";
import { lastResortMessages } from "#lib/i18n/last-resort/last-resort-messages.ts";

/** What is shown when a page fails, in the language of that page; the number leads to the entry in the server's log. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
	const { title, text, retry } = lastResortMessages(usePageLanguage());
	return (
		<>
			<title>{`${title} · Signet`}</title>
			<PlainPage
				title={title}
				text={text(error.digest ?? "")}
				action={
					// What failed on the server is asked for anew only by the whole page.
					<Button variant="primary" onClick={() => window.location.reload()}>
						{retry}
					</Button>
				}
			/>
		</>
	);
}

/** The root layout has written it there; the page that knew it is gone. */
function usePageLanguage(): string {
	return useSyncExternalStore(
		() => () => undefined,
		() => document.documentElement.lang,
		() => "",
	);
}
