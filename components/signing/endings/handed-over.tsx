"use client";

import { useEffect } from "react";
import type { SigningPageCommon } from "#lib/contract/signing/signing-page.ts";
import { format } from "#lib/i18n/message.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { MessageIcon } from "./message-icon.tsx";
import { MessagePage } from "./message-page.tsx";

type HandedOverProps = {
	common: SigningPageCommon;
	messages: SigningMessages;
	person: { name: string; email: string };
};

/** After handing over: the link has died, so this is shown without asking the server. */
export function HandedOver({ common, messages, person }: HandedOverProps) {
	const { reassign, closed } = messages;
	useEffect(() => window.scrollTo(0, 0), []);
	return (
		<MessagePage
			brand={common.brand}
			icon={<MessageIcon name="sent" />}
			title={format(reassign.doneTitle, person)}
			line={format(closed.documentLine, { title: common.title, sender: common.brand.senderName })}
			footer={common.brand.hidesTagLine ? null : closed.footer}
		>
			<p>
				{common.mailsSigners
					? format(reassign.doneText, person)
					: format(reassign.doneTextNoMail, { ...person, sender: common.brand.senderName })}
			</p>
		</MessagePage>
	);
}
