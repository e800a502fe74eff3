"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { busyText } from "../saving/busy-text.ts";
import { signingClient } from "../saving/signing-client.ts";

type NewLinkButtonProps = {
	token: string;
	channel: "mail" | "sms";
	/** Asked for already. */
	isLinkSent: boolean;
	locale: string;
	messages: {
		closed: Pick<SigningMessages["closed"], "linkSent" | "sendLink">;
		errors: Pick<SigningMessages["errors"], "busy" | "failed">;
	};
};

/**
 * Asks for a new link to the recorded address or number. The answer never depends on what the server does. Without scripts
 * the browser submits the form.
 */
export function NewLinkButton({ token, channel, isLinkSent, locale, messages }: NewLinkButtonProps) {
	const { closed: words, errors } = messages;
	const [stage, setStage] = useState<"ready" | "busy" | "sent">(isLinkSent ? "sent" : "ready");
	const [trouble, setTrouble] = useState<string | null>(null);
	const send = async () => {
		setStage("busy");
		const result = await signingClient(`/sign/${token}`).post("new-link");
		setStage(result.ok ? "sent" : "ready");
		if (result.ok) return;
		setTrouble(result.reason === "busy" ? busyText({ messages, locale }, result.retryAfterMs) : errors.failed);
	};
	if (stage === "sent") {
		return (
			<div role="status">
				<Notice tone="good">{words.linkSent[channel]}</Notice>
			</div>
		);
	}
	return (
		<form
			method="post"
			action={`/sign/${token}/new-link`}
			onSubmit={(event) => {
				event.preventDefault();
				void send();
			}}
			className="flex flex-col gap-3"
		>
			<Button
				type="submit"
				variant="primary"
				size="lg"
				isBusy={stage === "busy"}
				className="max-sm:w-full sm:self-start"
			>
				{words.sendLink}
			</Button>
			{stage === "ready" && trouble ? (
				<p role="alert" className="text-bad">
					{trouble}
				</p>
			) : null}
		</form>
	);
}
