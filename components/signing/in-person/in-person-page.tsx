"use client";

import { format } from "#lib/i18n/message.ts";
import type { InPersonMessages } from "#lib/i18n/signing/in-person-messages.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { MessageIcon } from "../endings/message-icon.tsx";
import { MessagePage } from "../endings/message-page.tsx";
import { type InPersonPageData, inPersonWords } from "./in-person-words.ts";
import { SayPresent } from "./say-present.tsx";

type Props = {
	token: string;
	page: InPersonPageData;
	words: InPersonMessages;
	messages: Pick<SigningMessages, "closed" | "errors">;
};

/** Stands on a host's device before its signer takes it, and after they gave it back. Knows nothing that they entered. */
export function InPersonPage({ token, page, words, messages }: Props) {
	const { brand, stage } = page;
	const { icon, title, texts } = inPersonWords(page, words);
	return (
		<MessagePage
			brand={brand}
			icon={<MessageIcon name={icon} />}
			title={title}
			line={format(messages.closed.documentLine, { title: page.title, sender: brand.senderName })}
			footer={brand.hidesTagLine ? null : messages.closed.footer}
		>
			{texts.map((text) => (
				<p key={text}>{text}</p>
			))}
			{stage === "ready" || stage === "begun" ? <SayPresent {...{ token, page, words, messages }} /> : null}
		</MessagePage>
	);
}
