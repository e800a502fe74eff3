import { createBrandWire } from "#lib/contract/brands/brand-wire.ts";
import { db } from "#lib/db/client.ts";
import { createBrand } from "#lib/domain/brands/create-brand.ts";
import { createAccountGroup } from "#lib/domain/contact-groups/create-account-group.ts";
import { operatorContext, type UserContext } from "#lib/domain/context.ts";
import { createTeam } from "#lib/domain/teams/create-team.ts";
import { createUser } from "#lib/domain/users/create-user.ts";
import { addressOf, type DemoNames, withFile } from "./send-demo.ts";

const PASSWORD = "signet-development";
const TEAM = "Sales";
const BRAND = "Harbour Lettings";
const GROUP = "Legal team";
/** Whoever has no password is invited. */
const USERS = [
	{ name: "Nora Blum", role: "TeamAdmin", password: PASSWORD },
	{ name: "Theo Park", role: "Member", password: PASSWORD },
	{ name: "Rosa Silva", role: "Member" },
] as const;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><rect width="240" height="80" rx="12" fill="#0f6b57"/><path d="M30 58V34l22-14 22 14v24H58V44H46v14z" fill="#fff"/><text x="92" y="50" font-family="Arial" font-size="24" fill="#fff">Harbour</text></svg>`;

/** A team, its people, a brand and a group, each unless it is there. */
export async function makePeople(context: UserContext): Promise<DemoNames> {
	const { accountId } = context.principal;
	const team = await db().team.findFirst({ where: { accountId, name: TEAM } });
	const teamId = team?.id ?? (await createTeam(context, { teamName: TEAM })).teamId;
	for (const { name, ...more } of USERS) {
		const email = addressOf(name);
		if (await db().user.findFirst({ where: { accountId, email } })) continue;
		await createUser(operatorContext("demo"), { accountId, teamId, email, name, ...more });
	}
	return { brandId: await makeBrand(context), groupId: await makeGroup(context) };
}

async function makeBrand(context: UserContext): Promise<string> {
	const { accountId } = context.principal;
	const found = await db().brand.findFirst({ where: { accountId, name: BRAND } });
	if (found) return found.id;
	const request = createBrandWire.parse({ brandName: BRAND, buttonColor: "#0F6B57", buttonTextColor: "#FFFFFF" });
	return withFile("logo.svg", Buffer.from(LOGO), async (file) => {
		const { brandId } = await createBrand(context, { request, files: [file] });
		return brandId;
	});
}

async function makeGroup(context: UserContext): Promise<string> {
	const { accountId } = context.principal;
	const found = await db().contactGroup.findFirst({ where: { accountId, groupName: GROUP } });
	if (found) return found.id;
	const contacts = ["Iris Cole", "Paul Nagy"].map((name) => ({ name, email: addressOf(name) }));
	return (await createAccountGroup(operatorContext("demo"), { accountId, groupName: GROUP, contacts })).groupId;
}
