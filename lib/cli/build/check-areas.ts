import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Text of modules by their path from the root. */
type Modules = ReadonlyMap<string, string>;

type Module = {
	imports: string[];
	/** Areas whose messages it shows. */
	asked: string[];
	/** Areas whose messages it sends to the browser. */
	provided: string[];
	isDynamic: boolean;
};

const FOLDERS = ["app", "components"];
const ENTRY = /^app\/(?:.*\/)?(?:page|layout|error|not-found)\.tsx$/;
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^;"]*?\sfrom\s)?"([^"]+)"|\bimport\("([^"]+)"\)/gm;
const ASKED = /\buseWords\("(\w+)"\)/g;
const ASKED_BY_VALUE = /\buseWords\((?!")/;
const PROVIDED = /<RoomWords of=\{\[([^\]]*)\]\}/g;
/** Defines useWords. */
const HOOK = "components/ui/words.tsx";

/**
 * Compares the areas of messages that pages provide (see app/page-words.tsx) with those that the modules they import ask
 * for. React's types don't tell what a component needs from around it, so the compiler can't.
 *
 * @throws Error that names every page at fault
 */
export function checkAreas(root: string): void {
	const faults = findAreaFaults(readModules(root));
	if (faults.length > 0) throw new Error(faults.join("\n"));
}

export function readModules(root: string): Modules {
	const paths = FOLDERS.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
	);
	const modules = paths.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
	return new Map(modules.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** What is missing or unneeded, one sentence for each page and area. */
export function findAreaFaults(texts: Modules): string[] {
	const modules = new Map([...texts].map(([path, text]) => [path, readModule(path, text)]));
	const dynamic = [...modules].filter(([path, { isDynamic }]) => isDynamic && path !== HOOK);
	return [
		...dynamic.map(([path]) => `${path}: name the area in useWords("…")`),
		...[...modules.keys()].filter((path) => ENTRY.test(path)).flatMap((path) => faultsOf(path, modules)),
	];
}

/** What a module imports when it runs, as paths from the root. */
function importsOf(path: string, text: string): string[] {
	const found = [...text.matchAll(IMPORT)].map(([, fixed, lazy]) => fixed ?? lazy ?? "");
	return found.map((name) => (name.startsWith(".") ? join(dirname(path), name) : name.replace(/^#/, "")));
}

function readModule(path: string, text: string): Module {
	return {
		imports: importsOf(path, text),
		asked: [...text.matchAll(ASKED)].map(([, area = ""]) => area),
		provided: [...text.matchAll(PROVIDED)].flatMap(([, areas = ""]) => areas.match(/\w+/g) ?? []),
		isDynamic: ASKED_BY_VALUE.test(text),
	};
}

function faultsOf(entry: string, modules: ReadonlyMap<string, Module>): string[] {
	const provided = new Set([entry, ...layoutsAround(entry, modules)].flatMap((path) => providedBy(path, modules)));
	const asked = new Map<string, string>();
	for (const path of reachedFrom(entry, modules)) {
		for (const area of modules.get(path)?.asked ?? []) if (!asked.has(area)) asked.set(area, path);
	}
	const missing = [...asked].filter(([area]) => !provided.has(area));
	// Layouts provide areas for the pages below.
	const own = entry.endsWith("/layout.tsx") ? [] : (modules.get(entry)?.provided ?? []);
	return [
		...missing.map(([area, path]) => `${entry}: provide "${area}", which ${path} asks for`),
		...own.filter((area) => !asked.has(area)).map((area) => `${entry}: nothing asks for "${area}"`),
	];
}

function layoutsAround(entry: string, modules: ReadonlyMap<string, Module>): string[] {
	const folders = dirname(entry).split("/");
	const layouts = folders.map((_, index) => join(...folders.slice(0, index + 1), "layout.tsx"));
	return layouts.filter((path) => modules.has(path));
}

function providedBy(entry: string, modules: ReadonlyMap<string, Module>): string[] {
	return [...reachedFrom(entry, modules)].flatMap((path) => modules.get(path)?.provided ?? []);
}

/** A module and all that it imports, at once or later. */
function reachedFrom(entry: string, modules: ReadonlyMap<string, Module>): Set<string> {
	const reached = new Set([entry]);
	for (const path of reached) {
		for (const target of modules.get(path)?.imports ?? []) if (modules.has(target)) reached.add(target);
	}
	return reached;
}
