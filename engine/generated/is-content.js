// Generated from schemas/ by `npm run types`: change the schemas, not this file.
var $ = (r, s) => () => {
	try {
		return (s || r((s = { exports: {} }).exports, s), s.exports);
	} catch (m) {
		throw ((s = 0), m);
	}
};
var b = $((A) => {
	Object.defineProperty(A, "__esModule", { value: !0 });
	function x(r) {
		let s = r.length,
			m = 0,
			p = 0,
			o;
		for (; p < s; )
			m++,
				(o = r.charCodeAt(p++)),
				o >= 55296 &&
					o <= 56319 &&
					p < s &&
					((o = r.charCodeAt(p)), (o & 64512) === 56320 && p++);
		return m;
	}
	A.default = x;
	x.code = 'require("ajv/dist/runtime/ucs2length").default';
});
var O = j;
var I = {
	$schema: "http://json-schema.org/draft-07/schema#",
	title: "Item",
	description:
		"A paragraph (text), a list (array of texts) or sections (an object of headings with a text or a list).",
	type: ["string", "array", "object"],
	if: { type: "object" },
	then: { $ref: "sections.schema.json" },
	else: {
		if: { type: "array" },
		then: { $ref: "list.schema.json" },
		else: { $ref: "paragraph.schema.json" },
	},
	examples: ["A paragraph.", ["one", "two"], { Heading: ["one", "two"] }],
};
var L = {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "Sections",
		description:
			"Headings, each with its text or its list. A heading may hold {variable}.",
		type: "object",
		minProperties: 1,
		patternProperties: { "^\\$(schema|comment)$": {} },
		additionalProperties: {
			title: "Body",
			description: "The text or the list below the heading.",
			type: ["string", "array"],
			minLength: 1,
			items: { $ref: "paragraph.schema.json" },
			minItems: 1,
		},
		examples: [
			{
				"How we work": "In short steps.",
				"What you get": ["A plan", "A price"],
			},
		],
	},
	D = /^\$(schema|comment)$/u,
	k = b().default;
function h(
	r,
	{
		instancePath: s = "",
		parentData: m,
		parentDataProperty: p,
		rootData: o = r,
	} = {},
) {
	const t = null,
		e = 0;
	if (e === 0)
		if (r && typeof r == "object" && !Array.isArray(r)) {
			if (Object.keys(r).length < 1)
				return (
					(h.errors = [
						{
							instancePath: s,
							schemaPath: "#/minProperties",
							keyword: "minProperties",
							params: { limit: 1 },
						},
					]),
					!1
				);
			for (const a of Object.keys(r))
				if (!D.test(a)) {
					const i = r[a],
						f = e;
					if (typeof i != "string" && !Array.isArray(i))
						return (
							(h.errors = [
								{
									instancePath:
										s + "/" + a.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/additionalProperties/type",
									keyword: "type",
									params: { type: L.additionalProperties.type },
								},
							]),
							!1
						);
					if (e === f) {
						if (typeof i == "string" && k(i) < 1)
							return (
								(h.errors = [
									{
										instancePath:
											s + "/" + a.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/additionalProperties/minLength",
										keyword: "minLength",
										params: { limit: 1 },
									},
								]),
								!1
							);
						if (e === f && Array.isArray(i)) {
							if (i.length < 1)
								return (
									(h.errors = [
										{
											instancePath:
												s + "/" + a.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/additionalProperties/minItems",
											keyword: "minItems",
											params: { limit: 1 },
										},
									]),
									!1
								);
							{
								var l = !0;
								const u = i.length;
								for (let n = 0; n < u; n++) {
									const v = i[n],
										w = e;
									if (e === e)
										if (typeof v == "string") {
											if (k(v) < 1)
												return (
													(h.errors = [
														{
															instancePath:
																s +
																"/" +
																a.replace(/~/g, "~0").replace(/\//g, "~1") +
																"/" +
																n,
															schemaPath: "paragraph.schema.json/minLength",
															keyword: "minLength",
															params: { limit: 1 },
														},
													]),
													!1
												);
										} else
											return (
												(h.errors = [
													{
														instancePath:
															s +
															"/" +
															a.replace(/~/g, "~0").replace(/\//g, "~1") +
															"/" +
															n,
														schemaPath: "paragraph.schema.json/type",
														keyword: "type",
														params: { type: "string" },
													},
												]),
												!1
											);
									var l = w === e;
									if (!l) break;
								}
							}
						}
					}
					var c = f === e;
					if (!c) break;
				}
		} else
			return (
				(h.errors = [
					{
						instancePath: s,
						schemaPath: "#/type",
						keyword: "type",
						params: { type: "object" },
					},
				]),
				!1
			);
	return ((h.errors = t), e === 0);
}
function d(
	r,
	{
		instancePath: s = "",
		parentData: m,
		parentDataProperty: p,
		rootData: o = r,
	} = {},
) {
	const t = null,
		e = 0;
	if (e === 0)
		if (Array.isArray(r)) {
			if (r.length < 1)
				return (
					(d.errors = [
						{
							instancePath: s,
							schemaPath: "#/minItems",
							keyword: "minItems",
							params: { limit: 1 },
						},
					]),
					!1
				);
			{
				var l = !0;
				const c = r.length;
				for (let a = 0; a < c; a++) {
					const i = r[a],
						f = e;
					if (e === e)
						if (typeof i == "string") {
							if (k(i) < 1)
								return (
									(d.errors = [
										{
											instancePath: s + "/" + a,
											schemaPath: "paragraph.schema.json/minLength",
											keyword: "minLength",
											params: { limit: 1 },
										},
									]),
									!1
								);
						} else
							return (
								(d.errors = [
									{
										instancePath: s + "/" + a,
										schemaPath: "paragraph.schema.json/type",
										keyword: "type",
										params: { type: "string" },
									},
								]),
								!1
							);
					var l = f === e;
					if (!l) break;
				}
			}
		} else
			return (
				(d.errors = [
					{
						instancePath: s,
						schemaPath: "#/type",
						keyword: "type",
						params: { type: "array" },
					},
				]),
				!1
			);
	return ((d.errors = t), e === 0);
}
function g(
	r,
	{
		instancePath: s = "",
		parentData: m,
		parentDataProperty: p,
		rootData: o = r,
	} = {},
) {
	let t = null,
		e = 0;
	if ((!r || typeof r != "object") && typeof r != "string")
		return (
			(g.errors = [
				{
					instancePath: s,
					schemaPath: "#/type",
					keyword: "type",
					params: { type: I.type },
				},
			]),
			!1
		);
	let l = e,
		c = !0,
		a = e;
	if (!(r && typeof r == "object" && !Array.isArray(r))) {
		const n = {};
		t === null ? (t = [n]) : t.push(n), e++;
	}
	var i = a === e;
	(e = l), t !== null && (l ? (t.length = l) : (t = null));
	let f;
	if (i) {
		const n = e;
		h(r, {
			instancePath: s,
			parentData: m,
			parentDataProperty: p,
			rootData: o,
		}) || ((t = t === null ? h.errors : t.concat(h.errors)), (e = t.length));
		var i = n === e;
		(c = i), (f = "then");
	} else {
		let n = e,
			v = e,
			w = !0,
			P = e;
		if (!Array.isArray(r)) {
			const y = {};
			t === null ? (t = [y]) : t.push(y), e++;
		}
		var u = P === e;
		(e = v), t !== null && (v ? (t.length = v) : (t = null));
		let _;
		if (u) {
			const y = e;
			d(r, {
				instancePath: s,
				parentData: m,
				parentDataProperty: p,
				rootData: o,
			}) || ((t = t === null ? d.errors : t.concat(d.errors)), (e = t.length));
			var u = y === e;
			(w = u), (_ = "then");
		} else {
			const y = e;
			if (e === e)
				if (typeof r == "string") {
					if (k(r) < 1)
						return (
							(g.errors = [
								{
									instancePath: s,
									schemaPath: "paragraph.schema.json/minLength",
									keyword: "minLength",
									params: { limit: 1 },
								},
							]),
							!1
						);
				} else
					return (
						(g.errors = [
							{
								instancePath: s,
								schemaPath: "paragraph.schema.json/type",
								keyword: "type",
								params: { type: "string" },
							},
						]),
						!1
					);
			var u = y === e;
			(w = u), (_ = "else");
		}
		if (!w) {
			const y = {
				instancePath: s,
				schemaPath: "#/else/if",
				keyword: "if",
				params: { failingKeyword: _ },
			};
			return (t === null ? (t = [y]) : t.push(y), e++, (g.errors = t), !1);
		}
		var i = n === e;
		(c = i), (f = "else");
	}
	if (!c) {
		const n = {
			instancePath: s,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: f },
		};
		return (t === null ? (t = [n]) : t.push(n), e++, (g.errors = t), !1);
	}
	return ((g.errors = t), e === 0);
}
function j(
	r,
	{
		instancePath: s = "",
		parentData: m,
		parentDataProperty: p,
		rootData: o = r,
	} = {},
) {
	let t = null,
		e = 0;
	if (e === 0)
		if (Array.isArray(r)) {
			if (r.length > 2e3)
				return (
					(j.errors = [
						{
							instancePath: s,
							schemaPath: "#/maxItems",
							keyword: "maxItems",
							params: { limit: 2e3 },
						},
					]),
					!1
				);
			if (r.length < 1)
				return (
					(j.errors = [
						{
							instancePath: s,
							schemaPath: "#/minItems",
							keyword: "minItems",
							params: { limit: 1 },
						},
					]),
					!1
				);
			{
				var l = !0;
				const c = r.length;
				for (let a = 0; a < c; a++) {
					const i = e;
					g(r[a], {
						instancePath: s + "/" + a,
						parentData: r,
						parentDataProperty: a,
						rootData: o,
					}) ||
						((t = t === null ? g.errors : t.concat(g.errors)), (e = t.length));
					var l = i === e;
					if (!l) break;
				}
			}
		} else
			return (
				(j.errors = [
					{
						instancePath: s,
						schemaPath: "#/type",
						keyword: "type",
						params: { type: "array" },
					},
				]),
				!1
			);
	return ((j.errors = t), e === 0);
}
export { O as isContent };
