"use client";

import { useState } from "react";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { Switch } from "#components/ui/forms/switch.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

const NAMES = [
	"viewed",
	"signed",
	"completed",
	"attachSignedDocument",
	"declined",
	"reassigned",
	"expired",
	"deliveryFailed",
	"authenticationFailed",
] as const;

type Notifications = Record<(typeof NAMES)[number], boolean>;

type Props = { initial: Notifications; save: (input: { settings: Notifications }) => Promise<ActionAnswer> };

/** Which mails the sender wants; a switch that could not be saved turns back. */
export function NotificationSwitches({ initial, save }: Props) {
	const { mails: words } = useWords("profile");
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
		<ul aria-busy={underWay > 0} aria-label={words.title}>
			{NAMES.map((name) => (
				<li key={name} className="border-line border-b last:border-b-0">
					<label
						htmlFor={`mail-${name}`}
						className="flex cursor-pointer items-center justify-between gap-4 px-4 py-3 hover:bg-sunken/50 sm:px-5"
					>
						<span className="min-w-0">
							<span className="block font-medium">{words[name].label}</span>
							<span className="block text-ink-soft">{words[name].about}</span>
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
