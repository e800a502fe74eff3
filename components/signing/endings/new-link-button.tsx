"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { SigningMessages } from "#lib/i18n/signing/en.ts";
import { signingClient } from "../saving/signing-client.ts";

type NewLinkButtonProps = {
	token: string;
	channel: "mail" | "sms";
	messages: Pick<SigningMessages, "closed" | "errors">;
};

/** Asks for a new link to the recorded address or number. The answer is the same whatever the server does. */
export function NewLinkButton({ token, channel, messages }: NewLinkButtonProps) {
	const [stage, setStage] = useState<"ready" | "busy" | "sent" | "limited" | "failed">("ready");
	const send = async () => {
		setStage("busy");
		const result = await signingClient(`/sign/${token}`).post("new-link");
		setStage(result.ok ? "sent" : result.reason === "busy" ? "limited" : "failed");
	};
	if (stage === "sent") {
		return (
			<div role="status">
				<Notice tone="good">{messages.closed.linkSent[channel]}</Notice>
			</div>
		);
	}
	return (
		<div className="flex flex-col gap-3">
			<Button
				variant="primary"
				size="lg"
				isBusy={stage === "busy"}
				onClick={send}
				className="max-sm:w-full sm:self-start"
			>
				{messages.closed.sendLink}
			</Button>
			{stage === "limited" || stage === "failed" ? (
				<p role="alert" className="text-bad">
					{stage === "limited" ? messages.errors.busy : messages.errors.failed}
				</p>
			) : null}
		</div>
	);
}
