"use client";

import { useEffect, useRef, useState } from "react";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { PhoneLink } from "#lib/contract/signing/phone-link.ts";
import { useReloadOnChange } from "../endings/use-reload-on-change.ts";
import { busyText } from "../saving/busy-text.ts";
import { useSigning } from "../state/signing-context.tsx";
import { PhoneCode } from "./phone-code.tsx";

/** Goes on with the phone: a code to scan. When the phone has finished, this page follows. */
export function PhoneDialog() {
	const { messages, dispatch, server, locale, view } = useSigning();
	const { phone, actions, progress } = messages;
	const link = usePhoneLink();
	useReloadOnChange(server, "open");
	return (
		<Dialog
			title={phone.title}
			description={phone.intro}
			isOpen
			onClose={() => dispatch({ type: "panel", panel: { kind: "none" } })}
			closeLabel={actions.close}
		>
			<div className="flex flex-col items-center gap-4">
				{link !== null && "problem" in link ? (
					<Notice tone="bad" className="w-full">
						{link.problem}
					</Notice>
				) : (
					<PhoneCode
						link={link}
						words={{ ...phone, making: progress.saving }}
						locale={locale}
						timeZone={view.formats.timeZone}
					/>
				)}
				<p className="text-pretty text-center text-ink-soft">{phone.own}</p>
			</div>
		</Dialog>
	);
}

/** Asked for once per opening of the dialog. */
function usePhoneLink(): PhoneLink | { problem: string } | null {
	const { verbs, messages, locale } = useSigning();
	const [link, setLink] = useState<PhoneLink | { problem: string } | null>(null);
	const asked = useRef(false);
	useEffect(() => {
		if (asked.current) return;
		asked.current = true;
		void verbs.makePhoneLink().then((result) => {
			if (result.ok) setLink(result.value);
			else if (result.reason !== "busy") setLink({ problem: messages.errors.failed });
			else setLink({ problem: busyText({ messages, locale }, result.retryAfterMs) });
		});
	}, [verbs, messages, locale]);
	return link;
}
