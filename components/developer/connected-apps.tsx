"use client";

import { Plug } from "lucide-react";
import { useState } from "react";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { Button } from "#components/ui/button.tsx";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";

type ConnectedAppRow = {
	appId: string;
	name: string;
	owner: string;
	isSandboxOnly: boolean;
	/** In plain words. */
	permissions: string[];
	since: string;
};

type Props = { apps: ConnectedAppRow[]; disconnect: (input: { appId: string }) => Promise<ActionAnswer> };

/** Apps that may act for the user, each with its way out. */
export function ConnectedApps({ apps, disconnect }: Props) {
	const { apps: words } = useWords("profile");
	const { unreachable } = useWords("common");
	const [busy, setBusy] = useState<string | null>(null);

	async function run({ appId, name }: ConnectedAppRow) {
		if (busy) return;
		setBusy(appId);
		const answer = await orUnreachable(disconnect({ appId }), unreachable);
		setBusy(null);
		toastAnswer(answer, format(words.disconnected, { name }));
	}

	if (apps.length === 0) {
		return <p className="px-4 py-4 text-ink-soft sm:px-5">{words.none}</p>;
	}
	return (
		<ul>
			{apps.map((app) => (
				<li key={app.appId} className="flex items-start gap-3 border-line border-b px-4 py-3 last:border-b-0 sm:px-5">
					<Plug size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-soft" />
					<div className="min-w-0 flex-1">
						<div className="break-words font-medium">{app.name}</div>
						<div className="break-words text-ink-soft">
							<Facts>
								{app.owner}
								<Filled text={words.since} values={{ when: <TimeInSentence at={app.since} /> }} />
								{app.isSandboxOnly ? words.sandboxOnly : null}
							</Facts>
						</div>
						<details className="mt-1">
							<summary className="cursor-pointer text-ink-soft">{words.may}</summary>
							<ul className="mt-1 list-disc pl-5">
								{app.permissions.map((words) => (
									<li key={words}>{words}</li>
								))}
							</ul>
						</details>
					</div>
					<Button
						size="sm"
						isBusy={busy === app.appId}
						onClick={() => run(app)}
						aria-label={format(words.disconnectOf, { name: app.name })}
					>
						{words.disconnect}
					</Button>
				</li>
			))}
		</ul>
	);
}
