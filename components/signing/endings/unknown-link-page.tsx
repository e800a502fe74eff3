import { signingMessages } from "#lib/i18n/signing/signing-messages.ts";
import { MessageIcon } from "./message-icon.tsx";
import { MessagePage } from "./message-page.tsx";

/** A link that is none of ours, or whose document is gone: word for word the same. */
export function UnknownLinkPage({ locale }: { locale: string }) {
	const { closed } = signingMessages(locale);
	return (
		<MessagePage
			brand={null}
			icon={<MessageIcon name="link" />}
			title={closed.unknownTitle}
			line={null}
			footer={closed.footer}
		>
			<p>{closed.unknownText}</p>
		</MessagePage>
	);
}
