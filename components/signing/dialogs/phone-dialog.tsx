"use client";

import { useEffect, useRef, useState } from "react";
import { Dialog } from "#components/ui/dialog.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import type { PhoneLink } from "#lib/contract/signing/phone-link.ts";
import { useReloadOnChange } from "../endings/use-reload-on-change.ts";
import { fillNodes } from "../fill-nodes.tsx";
import { busyText } from "../saving/busy-text.ts";
import { useSigning } from "../state/signing-context.tsx";

/** Goes on with the phone: a code to scan. When the phone has finished, this page follows. */
export function PhoneDialog() {
	const { messages, dispatch, server } = useSigning();
	const { phone, actions } = messages;
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
					<PhoneCode link={link} />
				)}
				<p className="text-pretty text-center text-ink-soft">{phone.own}</p>
			</div>
		</Dialog>
	);
}

/** The code, black on white in the dark as well: cameras expect it so. Its room is kept while it is made. */
function PhoneCode({ link }: { link: PhoneLink | null }) {
	const { messages, locale, view } = useSigning();
	const { phone, progress } = messages;
	const { timeZone } = view.formats;
	return (
		<>
			<div className="paper-light grid aspect-square w-full max-w-56 place-items-center rounded-card border border-line bg-white text-ink-soft">
				{link ? (
					<svg
						viewBox={`0 0 ${link.code.size} ${link.code.size}`}
						role="img"
						aria-label={phone.code}
						className="w-full"
					>
						<path d={link.code.path} fill="#000000" shapeRendering="crispEdges" />
					</svg>
				) : (
					<Spinner size={24} />
				)}
			</div>
			<p className="min-h-5 text-ink" aria-live="polite">
				{link
					? fillNodes(phone.validUntil, {
							date: <Moment at={link.validUntil} locale={locale} style="minute" fallbackZone={timeZone} />,
						})
					: progress.saving}
			</p>
		</>
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
