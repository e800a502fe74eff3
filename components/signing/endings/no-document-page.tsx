import { signingMessages } from "#lib/i18n/signing/signing-messages.ts";
import { MessageIcon } from "./message-icon.tsx";
import { MessagePage } from "./message-page.tsx";

/** A link that is none of ours, or whose document was deleted: nothing of a document, nor of who sent it. */
export function NoDocumentPage({ state, locale }: { state: "unknown" | "deleted"; locale: string }) {
	const { closed } = signingMessages(locale);
	return (
		<MessagePage
			brand={null}
			icon={<MessageIcon name={state === "deleted" ? "deleted" : "link"} />}
			title={noDocumentTitle(state, locale)}
			line={null}
			footer={closed.footer}
		>
			<p>{state === "deleted" ? closed.deletedText : closed.unknownText}</p>
		</MessagePage>
	);
}

/** What such a page is called. */
export function noDocumentTitle(state: "unknown" | "deleted", locale: string): string {
	const { closed } = signingMessages(locale);
	return state === "deleted" ? closed.deletedTitle : closed.unknownTitle;
}
