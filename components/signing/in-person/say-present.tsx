"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { ProofAnswer } from "#lib/contract/signing/proof-page.ts";
import { format, formatAny } from "#lib/i18n/message.ts";
import type { InPersonMessages } from "#lib/i18n/signing/in-person-messages.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { busyText } from "../saving/busy-text.ts";
import { type CallResult, signingClient } from "../saving/signing-client.ts";
import type { InPersonPageData } from "./in-person-words.ts";
import { noteOwnWay } from "./own-way.ts";

type Props = {
	token: string;
	page: InPersonPageData;
	words: InPersonMessages;
	messages: Pick<SigningMessages, "errors">;
};

/** For the signer, who has the device by now: says that it is they. With scripts off the form goes by itself. */
export function SayPresent({ token, page, words, messages }: Props) {
	const [isBusy, setIsBusy] = useState(false);
	const [trouble, setTrouble] = useState<string | null>(null);
	const { signerName: signer, asks, locale, brand } = page;

	async function say() {
		if (isBusy) return;
		setIsBusy(true);
		setTrouble(null);
		const result = await signingClient(`/sign/${token}`).post<ProofAnswer>("present");
		const problem = troubleOf(result, { messages, locale });
		if (problem !== null) {
			setIsBusy(false);
			setTrouble(problem);
			return;
		}
		noteOwnWay(token);
		// In place of this page, so that nobody comes back to it by the browser's button.
		window.location.replace(`/sign/${token}`);
	}

	return (
		<form
			method="post"
			action={`/sign/${token}/present`}
			onSubmit={(event) => {
				event.preventDefault();
				void say();
			}}
			className="flex flex-col gap-4 border-line border-t pt-5"
		>
			<div className="flex flex-col gap-1">
				<h2 className="font-semibold text-title">{format(words.question, { signer })}</h2>
				<p className="text-ink-soft">
					{words.record} {asks ? formatAny(words.asks[asks], { sender: brand.senderName }) : null}
				</p>
			</div>
			{trouble ? (
				<p role="alert" className="text-bad">
					{trouble}
				</p>
			) : null}
			<Button
				type="submit"
				variant="primary"
				size="lg"
				isBusy={isBusy}
				className="max-sm:w-full max-sm:whitespace-normal sm:self-start"
			>
				{format(words.iAm, { signer })}
			</Button>
		</form>
	);
}

/** Why the page stays; null: what comes next is the server's to say. */
function troubleOf(
	result: CallResult<ProofAnswer>,
	{ messages, locale }: Pick<Props, "messages"> & { locale: string },
): string | null {
	if (result.ok) {
		const { outcome, retryAfterSeconds } = result.value;
		return outcome === "busy" ? busyText({ messages, locale }, (retryAfterSeconds ?? 0) * 1000) : null;
	}
	if (result.reason === "state") return null;
	return result.reason === "busy" ? busyText({ messages, locale }, result.retryAfterMs) : messages.errors.failed;
}
