import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * An upload must not make the converter fetch or read anything else: a picture that is only linked would show
 * what lies on this machine and its network to whoever sent it. The proxy is one that nobody answers at.
 */
const SETTINGS: readonly [node: string, name: string, value: string][] = [
	["Office.Common/Security/Scripting", "BlockUntrustedRefererLinks", "true"],
	["Office.Common/Security/Scripting", "DisableMacrosExecution", "true"],
	["Office.Common/Security/Scripting", "MacroSecurityLevel", "3"],
	["Office.Writer/Content/Update", "Link", "2"],
	["Office.Calc/Content/Update", "Link", "2"],
	["Inet/Settings", "ooInetProxyType", "2"],
	["Inet/Settings", "ooInetHTTPProxyName", "127.0.0.1"],
	["Inet/Settings", "ooInetHTTPProxyPort", "1"],
	["Inet/Settings", "ooInetHTTPSProxyName", "127.0.0.1"],
	["Inet/Settings", "ooInetHTTPSProxyPort", "1"],
	["Inet/Settings", "ooInetNoProxy", ""],
];

/** Makes a profile in which the office converter follows no links and runs no macros. */
export async function writeOfficeProfile(folder: string): Promise<void> {
	const items = SETTINGS.map(
		([node, name, value]) =>
			`<item oor:path="/org.openoffice.${node}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
	);
	const root = '<oor:items xmlns:oor="http://openoffice.org/2001/registry">';
	const user = path.join(folder, "user");
	await mkdir(user, { recursive: true });
	const text = `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n${items.join("\n")}\n</oor:items>\n`;
	await writeFile(path.join(user, "registrymodifications.xcu"), text);
}
