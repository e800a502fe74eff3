import {
	Ban,
	CalendarX2,
	CircleCheck,
	Clock,
	Handshake,
	Hourglass,
	IdCard,
	KeyRound,
	Link2Off,
	Lock,
	type LucideIcon,
	Mail,
	MailX,
	MessageSquareText,
	Send,
	ShieldCheck,
	Trash2,
} from "lucide-react";
import { cx } from "#components/ui/cx.ts";

const ICONS = {
	done: { icon: CircleCheck, look: "bg-good-soft text-good" },
	sealed: { icon: ShieldCheck, look: "bg-good-soft text-good" },
	waiting: { icon: Clock, look: "bg-seal-soft text-seal" },
	working: { icon: Hourglass, look: "bg-seal-soft text-seal" },
	sent: { icon: Send, look: "bg-good-soft text-good" },
	deleted: { icon: Trash2, look: "bg-sunken text-ink-soft" },
	link: { icon: Link2Off, look: "bg-sunken text-ink-soft" },
	expired: { icon: CalendarX2, look: "bg-warn-soft text-warn" },
	handOver: { icon: Handshake, look: "bg-seal-soft text-seal" },
	accessCode: { icon: KeyRound, look: "bg-seal-soft text-seal" },
	mailCode: { icon: Mail, look: "bg-seal-soft text-seal" },
	textCode: { icon: MessageSquareText, look: "bg-seal-soft text-seal" },
	identity: { icon: IdCard, look: "bg-seal-soft text-seal" },
	undelivered: { icon: MailX, look: "bg-bad-soft text-bad" },
	locked: { icon: Lock, look: "bg-bad-soft text-bad" },
	stopped: { icon: Ban, look: "bg-bad-soft text-bad" },
} satisfies Record<string, { icon: LucideIcon; look: string }>;

export type MessageIconName = keyof typeof ICONS;

/** The sign of a message page; its words stand beside it. */
export function MessageIcon({ name }: { name: MessageIconName }) {
	const { icon: Icon, look } = ICONS[name];
	return (
		<span className={cx("grid size-12 place-items-center rounded-full", look)}>
			<Icon size={26} strokeWidth={1.75} aria-hidden="true" />
		</span>
	);
}
