"use client";

import { useSyncExternalStore } from "react";
import { Button } from "#components/ui/button.tsx";
import { PlainPage } from "#components/ui/plain-page.tsx";
import { UNAVAILABLE_DIGEST } from "#lib/errors/unavailable-digest.ts";
import { lastResortMessages } from "#lib/i18n/last-resort/last-resort-messages.ts";
import { format } from "#lib/i18n/message.ts";

/** What is shown when a page fails, in the language of that page; the number leads to the entry in the server's log. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
	const words = lastResortMessages(usePageLanguage());
	const passes = error.digest === UNAVAILABLE_DIGEST;
	const { digest = "" } = error;
	const failed = digest === "" ? words.text : format(words.textWithNumber, { number: digest });
	const title = passes ? words.unavailableTitle : words.title;
	return (
		<>
			<title>{`${title} · Signet`}</title>
			<PlainPage
				title={title}
				text={passes ? words.unavailableText : failed}
				action={
					// What failed on the server is asked for anew only by the whole page.
					<Button variant="primary" onClick={() => window.location.reload()}>
						{words.retry}
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
