"use client";

import { Filled } from "#components/ui/filled.tsx";
import { Status } from "#components/ui/status.tsx";
import { UpcomingTime } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";

/**
 * The delivery status of an email, as dot and word.
 *
 * @param nextAttemptAt time of the next attempt, as ISO 8601; null when no attempt has failed
 */
export function MailStatus({ status, nextAttemptAt }: { status: string; nextAttemptAt: string | null }) {
	const words = useWords("outbox").status;
	if (status === "Sent") return <Status tone="neutral">{words.kept}</Status>;
	if (status === "Failed") return <Status tone="bad">{words.failed}</Status>;
	if (status === "Obsolete") return <Status tone="neutral">{words.obsolete}</Status>;
	if (nextAttemptAt === null) return <Status tone="active">{words.onItsWay}</Status>;
	return (
		<Status tone="warn">
			<span>
				<Filled text={words.retried} values={{ when: <UpcomingTime at={nextAttemptAt} /> }} />
			</span>
		</Status>
	);
}
