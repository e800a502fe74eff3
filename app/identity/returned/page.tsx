import type { Metadata } from "next";
import { MessageIcon } from "#components/signing/endings/message-icon.tsx";
import { MessagePage } from "#components/signing/endings/message-page.tsx";
import { pageLocale } from "#lib/http/pages/page-locale.ts";
import { idVerificationMessages } from "#lib/i18n/signing/id-verification-messages.ts";
import "../../sign/[token]/signing.css";

export async function generateMetadata(): Promise<Metadata> {
	return { title: idVerificationMessages(await pageLocale()).hosted.returnedTitle };
}

/** Where a browser lands that comes back from a provider and cannot tell from which link. */
export default async function Page() {
	const { hosted } = idVerificationMessages(await pageLocale());
	return (
		<MessagePage brand={null} icon={<MessageIcon name="done" />} title={hosted.returnedTitle} line={null} footer={null}>
			<p>{hosted.returnedText}</p>
		</MessagePage>
	);
}
