"use client";

import { Status } from "#components/ui/status.tsx";
import { useWords } from "#components/ui/words.tsx";

/** How far a mail got, as dot and word. */
export function MailStatus({ status, hasError }: { status: string; hasError: boolean }) {
	const words = useWords("outbox").status;
	if (status === "Sent") return <Status tone="good">{words.kept}</Status>;
	if (status === "Failed") return <Status tone="bad">{words.failed}</Status>;
	if (status === "Obsolete") return <Status tone="neutral">{words.obsolete}</Status>;
	return hasError ? <Status tone="warn">{words.retried}</Status> : <Status tone="active">{words.onItsWay}</Status>;
}
