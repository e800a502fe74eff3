"use client";

import { Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { IdentityStage } from "#lib/contract/signing/identity-page.ts";
import type { PhoneLink } from "#lib/contract/signing/phone-link.ts";
import { PhoneCode } from "../dialogs/phone-code.tsx";
import { busyText } from "../saving/busy-text.ts";
import type { PartProps } from "./part-props.ts";

const CAPTURES: readonly IdentityStage[] = ["Start", "Capturing"];

/**
 * Goes on with the phone: a code to scan, while this page follows what the phone does. Not shown on a phone; a narrow
 * frame in another page is none.
 */
export function OnPhone(part: PartProps) {
	const { words, identity } = part;
	const [isOpen, setIsOpen] = useState(false);
	const { stage, provider } = identity.progress;
	// Providers have a way of their own.
	const isPossible = CAPTURES.includes(stage) && provider === null;
	const { setIsOnPhone } = identity;
	useEffect(() => {
		if (!isPossible) setIsOpen(false);
	}, [isPossible]);
	if (!isPossible) return null;
	return (
		<div className="border-line border-t pt-4 [@media(scripting:none)]:hidden max-sm:pointer-coarse:hidden">
			<Button
				size="lg"
				icon={<Smartphone size={18} aria-hidden="true" />}
				onClick={() => {
					setIsOpen(true);
					setIsOnPhone(true);
				}}
			>
				{words.phone}
			</Button>
			{isOpen ? <PhoneDialog {...part} onClose={() => setIsOpen(false)} /> : null}
		</div>
	);
}

function PhoneDialog({ page, words, messages, identity, onClose }: PartProps & { onClose: () => void }) {
	const { following } = words;
	const { locale } = page;
	const [link, setLink] = useState<PhoneLink | { problem: string } | null>(null);
	const [ask] = useState(() => identity.makePhoneLink);
	useEffect(() => {
		let isLeft = false;
		void ask().then((result) => {
			if (isLeft) return;
			if (result.ok) setLink(result.value);
			else if (result.reason !== "busy") setLink({ problem: messages.errors.failed });
			else setLink({ problem: busyText({ messages, locale }, result.retryAfterMs) });
		});
		return () => {
			isLeft = true;
		};
	}, [ask, messages, locale]);
	return (
		<Dialog title={following.title} description={following.intro} isOpen onClose={onClose} closeLabel={following.close}>
			<div className="flex flex-col items-center gap-4">
				{link !== null && "problem" in link ? (
					<Notice tone="bad" className="w-full">
						{link.problem}
					</Notice>
				) : (
					<PhoneCode link={link} words={following} locale={locale} />
				)}
				<p className="text-pretty text-center text-ink-soft">{following.own}</p>
				{link !== null && "link" in link && window.self !== window.top ? (
					<ButtonLink href={link.link} target="_blank" rel="noopener">
						{following.here}
					</ButtonLink>
				) : null}
			</div>
		</Dialog>
	);
}
