import { Status } from "#components/ui/status.tsx";

/** How far a mail got, as dot and word. */
export function MailStatus({ status, hasError }: { status: string; hasError: boolean }) {
	if (status === "Sent") return <Status tone="good">Kept here</Status>;
	if (status === "Failed") return <Status tone="bad">Failed</Status>;
	if (status === "Obsolete") return <Status tone="neutral">No longer needed</Status>;
	return hasError ? <Status tone="warn">Tried again soon</Status> : <Status tone="active">On its way</Status>;
}
