type ReminderSettings = { enableAutoReminder: boolean; reminderDays: number; reminderCount: number };

/** How far a signer is with automatic reminders. */
type ReminderState = { firstDeliveredAt: Date | null; remindersSent: number };

/**
 * When the next automatic reminder of a signer is due (lib/contract/README.md "Reminders"): the n-th goes
 * n × ReminderDays after the signer's first delivery. Those that an outage kept from going out do not
 * follow each other at once: the next is at least a day away.
 *
 * @param dayMs how long a day is, see `env().dayMs`
 * @returns null when no more are to come
 */
export function nextReminderAt(
	settings: ReminderSettings | null,
	state: ReminderState,
	now: Date,
	dayMs: number,
): Date | null {
	if (!settings?.enableAutoReminder || !state.firstDeliveredAt) return null;
	if (state.remindersSent >= settings.reminderCount) return null;
	const intervalMs = settings.reminderDays * dayMs;
	const dueMs = state.firstDeliveredAt.getTime() + (state.remindersSent + 1) * intervalMs;
	const isLate = state.remindersSent > 0 && dueMs < now.getTime() + dayMs;
	return new Date(isLate ? Math.max(dueMs, now.getTime() + dayMs) : dueMs);
}
