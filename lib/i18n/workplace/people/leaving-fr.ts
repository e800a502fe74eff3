import type { leavingEn } from "./leaving-en.ts";

/** French words about somebody who leaves, and who takes over what. */
export const leavingFr: typeof leavingEn = {
	deactivate: {
		title: "Désactiver {name}\u202f?",
		about:
			"La personne est aussitôt déconnectée partout et libère une place. Les documents en cours suivent leur cours, quel que soit leur repreneur.",
		action: "Désactiver {name}",
		done: "L’accès de {name} est désactivé. Les documents sont transmis dans un instant.",
		looking: "Recherche de ce qui est à transmettre…",
		again: "Réessayer",
		nothing: "Il n’y a rien à transmettre\u202f: {name} n’a ni documents, ni champs privés, ni clés, ni applications.",
		counted: {
			documents: { one: "# document", other: "# documents" },
			drafts: { one: "# brouillon", other: "# brouillons" },
			privateFields: { one: "# champ privé", other: "# champs privés" },
		},
		thousand: {
			documents: "1 000 documents ou plus",
			drafts: "1 000 brouillons ou plus",
			privateFields: "1 000 champs privés ou plus",
		},
		stay: {
			documents: "Restent à son nom\u202f; administrateurs et responsables les voient",
			drafts: "Restent à son nom\u202f; administrateurs et responsables les voient",
			privateFields: "Restent les siens\u202f; personne d’autre ne les voit",
		},
		key: "Clé d’API «\u202f{name}\u202f»",
		keyEnds: "Prend fin\u202f: ce qui l’utilise s’arrête aussitôt",
		app: "Les identifiants de l’application «\u202f{name}\u202f» agissent au nom de",
		appEnds: "Personne\u202f: ils n’obtiennent plus de jeton",
		to: "{name}, {email}",
		toYou: "Vous, {email}",
		secrets:
			"{name} connaît peut-être ces secrets. Mettez-y fin, sauf si une machine en a besoin, et remplacez-les vite. Ils ne reviennent qu’à des personnes qui n’ont pas plus de droits que {name}.",
		webhooks: "Les webhooks, les marques et les champs partagés appartiennent à l’organisation et restent.",
	},
};
