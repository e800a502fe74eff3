"use client";

import { useState } from "react";
import { orUnreachable } from "#components/ui/or-unreachable.ts";
import { Switch } from "#components/ui/switch.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

export type Notifications = Record<keyof typeof LABELS, boolean>;

const LABELS = {
	viewed: ["A signer opens a document", "The first time each signer looks at it."],
	signed: ["A signer signs", "Says who is still to sign."],
	completed: ["A document is completed", "Everybody has signed and the PDF is sealed."],
	attachSignedDocument: ["Attach the sealed PDF to that email", "Up to 15 MB; above that a link."],
	declined: ["A signer declines", "With the reason they gave."],
	reassigned: ["A signer hands over to somebody else", "With the reason they gave."],
	expired: ["A document expires", "Not everybody signed in time."],
	deliveryFailed: ["An email to a signer can't be delivered", "So that you can correct the address."],
} as const;

type Props = { initial: Notifications; save: (input: { settings: Notifications }) => Promise<ActionAnswer> };

/** Which mails the sender wants; a switch that could not be saved turns back. */
export function NotificationSwitches({ initial, save }: Props) {
	const { unreachable } = useWords("common");
	const [settings, setSettings] = useState(initial);
	const [underWay, setUnderWay] = useState(0);

	async function turn(name: keyof Notifications, isOn: boolean) {
		const next = { ...settings, [name]: isOn };
		setSettings(next);
		setUnderWay((count) => count + 1);
		const answer = await orUnreachable(save({ settings: next }), unreachable);
		setUnderWay((count) => count - 1);
		if (answer.ok) return;
		setSettings((current) => ({ ...current, [name]: !isOn }));
		toast(answer.message, "bad");
	}

	return (
		<ul aria-busy={underWay > 0} aria-label="Emails to you">
			{(Object.keys(LABELS) as (keyof Notifications)[]).map((name) => (
				<li key={name} className="border-line border-b last:border-b-0">
					<label
						htmlFor={`mail-${name}`}
						className="flex cursor-pointer items-center justify-between gap-4 px-4 py-3 hover:bg-sunken/50 sm:px-5"
					>
						<span className="min-w-0">
							<span className="block font-medium">{LABELS[name][0]}</span>
							<span className="block text-ink-soft">{LABELS[name][1]}</span>
						</span>
						<Switch
							id={`mail-${name}`}
							checked={settings[name]}
							onChange={(event) => turn(name, event.target.checked)}
						/>
					</label>
				</li>
			))}
		</ul>
	);
}
