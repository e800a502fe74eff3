import type { Metadata } from "next";
import { DoctorRoom } from "#components/doctor/doctor-room.tsx";
import { CHECKS } from "#lib/domain/doctor/checks.ts";
import { isPageAdmin } from "#lib/http/pages/page-admin.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords } from "../../../room-words.tsx";
import { ClosedRoom } from "../closed-room.tsx";
import { lookAction, sealFailedAction, sendMailsAction, sendTestMailAction } from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).settings.doctor.title };
}

export default async function DoctorPage() {
	const context = await requirePageUser();
	const { settings, doctor } = await pageWords();
	const { doctor: words } = settings;
	if (!isPageAdmin(context)) return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	return (
		<DoctorRoom
			things={CHECKS.map(({ id }) => ({ id, name: doctor.names[id] }))}
			verbs={{ look: lookAction, mail: sendTestMailAction, seals: sealFailedAction, jobs: sendMailsAction }}
		/>
	);
}
