"use client";

import { Monitor, Smartphone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { Button } from "#components/ui/button.tsx";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { browserName, isPhone } from "#lib/i18n/browser-name.ts";
import { format } from "#lib/i18n/message.ts";

/** A signed-in browser. Times are ISO 8601. */
type SessionRow = {
	id: string;
	createdAt: string;
	lastSeenAt: string;
	ip: string;
	userAgent: string;
	isCurrent: boolean;
};

type Props = {
	sessions: SessionRow[];
	end: (input: { sessionId: string }) => Promise<ActionAnswer>;
	endOthers: (input: Record<string, never>) => Promise<ActionAnswer>;
};

/** Where the user is signed in, each with its way out. */
export function SessionList({ sessions, end, endOthers }: Props) {
	const { sessions: words } = useWords("security");
	const { unreachable } = useWords("common");
	const [busy, setBusy] = useState<string | null>(null);
	const others = sessions.filter((one) => !one.isCurrent);

	async function run(name: string, verb: () => Promise<ActionAnswer>, done: string) {
		if (busy) return;
		setBusy(name);
		const answer = await orUnreachable(verb(), unreachable);
		setBusy(null);
		toastAnswer(answer, done);
	}

	return (
		<>
			<ul>
				{sessions.map((one) => (
					<SessionItem key={one.id} session={one}>
						{one.isCurrent ? (
							<span className="font-medium text-good">{words.here}</span>
						) : (
							<Button
								size="sm"
								isBusy={busy === one.id}
								onClick={() => run(one.id, () => end({ sessionId: one.id }), words.ended)}
								aria-label={format(words.endOf, { browser: browserName(one.userAgent, words.browser) })}
							>
								{words.end}
							</Button>
						)}
					</SessionItem>
				))}
			</ul>
			{others.length > 1 ? (
				<div className="flex justify-end border-line border-t px-4 py-3 sm:px-5">
					<Button
						variant="danger"
						isBusy={busy === "others"}
						onClick={() => run("others", () => endOthers({}), words.endedOthers)}
					>
						{format(words.endOthers, { count: others.length })}
					</Button>
				</div>
			) : null}
		</>
	);
}

function SessionItem({ session, children }: { session: SessionRow; children: ReactNode }) {
	const { sessions: words } = useWords("security");
	const Icon = isPhone(session.userAgent) ? Smartphone : Monitor;
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b px-4 py-3 last:border-b-0 sm:px-5">
			<Icon size={20} aria-hidden="true" className="row-span-2 shrink-0 text-ink-soft" />
			<div className="font-medium" title={session.userAgent}>
				{browserName(session.userAgent, words.browser)}
			</div>
			<div className="sm:row-span-2">{children}</div>
			{/* On a phone it has the width of the row, below what one can do. */}
			<div className="col-start-2 text-ink-soft max-sm:col-span-2">
				<Facts>
					<Filled text={words.since} values={{ when: <TimeInSentence at={session.createdAt} /> }} />
					{session.isCurrent ? (
						words.now
					) : (
						<Filled text={words.used} values={{ when: <TimeInSentence at={session.lastSeenAt} /> }} />
					)}
					{session.ip ? <span className="tabular-nums">{session.ip}</span> : null}
				</Facts>
			</div>
		</li>
	);
}
