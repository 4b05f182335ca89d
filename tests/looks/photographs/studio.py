"""Trial pictures for a look with photographs: thrown pots in window light, by Blender's path tracer.

Usage: blender --background --factory-startup --python studio.py -- FOLDER [PICTURE] [SAMPLES]
"""
import math
import random
import sys

import bpy
from mathutils import Vector

random.seed(7)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    return scene


def nodes_of(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes["Principled BSDF"]


def noise(tree, scale, detail=8.0, rough=0.6):
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    texture = tree.nodes.new("ShaderNodeTexNoise")
    texture.inputs["Scale"].default_value = scale
    texture.inputs["Detail"].default_value = detail
    texture.inputs["Roughness"].default_value = rough
    tree.links.new(coordinates.outputs["Object"], texture.inputs["Vector"])
    return texture


def ramp(tree, source, stops):
    node = tree.nodes.new("ShaderNodeValToRGB")
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (place, colour) in zip(elements, stops):
        element.position = place
        element.color = (*colour, 1)
    tree.links.new(source, node.inputs["Fac"])
    return node


def bump(tree, shader, source, strength, distance=0.01):
    node = tree.nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value = strength
    node.inputs["Distance"].default_value = distance
    tree.links.new(source, node.inputs["Height"])
    tree.links.new(node.outputs["Normal"], shader.inputs["Normal"])


def glaze(name, light, dark, speck, roughness=0.28):
    """Stoneware: a glaze that pools and breaks, with specks of iron."""
    material, tree, shader = nodes_of(name)
    pools = ramp(tree, noise(tree, 3.5).outputs["Fac"], [(0.3, dark), (0.68, light)])
    specks = ramp(tree, noise(tree, 95, 2, 0.4).outputs["Fac"], [(0.66, (0, 0, 0)), (0.72, (1, 1, 1))])
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color2"].default_value = (*speck, 1)
    tree.links.new(specks.outputs["Color"], mix.inputs["Fac"])
    tree.links.new(pools.outputs["Color"], mix.inputs["Color1"])
    tree.links.new(mix.outputs["Color"], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = 0.5
    shader.inputs["Clearcoat"].default_value = 0.25
    rings = tree.nodes.new("ShaderNodeTexWave")
    rings.bands_direction = "Z"
    rings.inputs["Scale"].default_value = 9
    rings.inputs["Distortion"].default_value = 1.2
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    tree.links.new(coordinates.outputs["Object"], rings.inputs["Vector"])
    bump(tree, shader, rings.outputs["Fac"], 0.12, 0.006)
    return material


def clay(name, colour):
    material, tree, shader = nodes_of(name)
    grain = noise(tree, 60, 10, 0.7)
    tones = ramp(tree, grain.outputs["Fac"], [(0.3, tuple(c * 0.72 for c in colour)), (0.7, colour)])
    tree.links.new(tones.outputs["Color"], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.85
    bump(tree, shader, grain.outputs["Fac"], 0.25, 0.004)
    return material


def wood(name):
    material, tree, shader = nodes_of(name)
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (0.6, 9, 9)
    tree.links.new(coordinates.outputs["Object"], mapping.inputs["Vector"])
    grain = tree.nodes.new("ShaderNodeTexNoise")
    grain.inputs["Scale"].default_value = 2.2
    grain.inputs["Detail"].default_value = 12
    grain.inputs["Distortion"].default_value = 0.6
    tree.links.new(mapping.outputs["Vector"], grain.inputs["Vector"])
    tones = ramp(tree, grain.outputs["Fac"], [(0.28, (0.07, 0.035, 0.018)), (0.5, (0.21, 0.115, 0.06)), (0.75, (0.33, 0.2, 0.11))])
    tree.links.new(tones.outputs["Color"], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.55
    bump(tree, shader, grain.outputs["Fac"], 0.2, 0.01)
    return material


def plaster(name, colour):
    material, tree, shader = nodes_of(name)
    large = noise(tree, 1.3, 10, 0.62)
    tones = ramp(tree, large.outputs["Fac"], [(0.25, tuple(c * 0.82 for c in colour)), (0.75, colour)])
    tree.links.new(tones.outputs["Color"], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.9
    bump(tree, shader, noise(tree, 14, 12, 0.65).outputs["Fac"], 0.22, 0.03)
    return material


def lathe(profile, place, material, wobble=0.006, wall=0.012):
    """A pot out of (radius, height) pairs, with a wall, a lip, and the hand of whoever threw it."""
    points = []
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        points += [(r0 + (r1 - r0) * k / 6, z0 + (z1 - z0) * k / 6) for k in range(6)]
    points.append(profile[-1])
    for _ in range(3):
        points = [points[0]] + [
            tuple((points[i - 1][k] + 2 * points[i][k] + points[i + 1][k]) / 4 for k in (0, 1))
            for i in range(1, len(points) - 1)
        ] + [points[-1]]
    steps = 128
    vertices, faces = [], []
    phase = random.random() * 6
    for r, z in points:
        for k in range(steps):
            a = 2 * math.pi * k / steps
            d = 1 + wobble * math.sin(2 * a + phase + z * 5) + wobble * 0.5 * math.sin(3 * a + phase * 2)
            vertices.append((r * d * math.cos(a), r * d * math.sin(a), z))
    for i in range(len(points) - 1):
        for k in range(steps):
            n = (k + 1) % steps
            faces.append((i * steps + k, i * steps + n, (i + 1) * steps + n, (i + 1) * steps + k))
    faces.append(tuple(reversed(range(steps))))
    mesh = bpy.data.meshes.new("pot")
    mesh.from_pydata(vertices, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    pot = bpy.data.objects.new("pot", mesh)
    bpy.context.collection.objects.link(pot)
    pot.location = place
    solid = pot.modifiers.new("wall", "SOLIDIFY")
    solid.thickness, solid.offset = wall, -1
    bevel = pot.modifiers.new("lip", "BEVEL")
    bevel.width, bevel.segments = wall * 0.45, 3
    pot.modifiers.new("smooth", "SUBSURF").render_levels = 1
    mesh.materials.append(material)
    pot.rotation_euler[2] = random.random() * 6
    return pot


def slab(size, place, material, bevel=0.006):
    bpy.ops.mesh.primitive_cube_add(size=1, location=place)
    item = bpy.context.object
    item.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    modifier = item.modifiers.new("edge", "BEVEL")
    modifier.width, modifier.segments = bevel, 3
    item.data.materials.append(material)
    return item


def window(place, target, size, power, colour=(1, 0.93, 0.84)):
    """Daylight through a window with glazing bars, which cast the shadows."""
    light = bpy.data.lights.new("window", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", *size
    light.energy, light.color = power, colour
    lamp = bpy.data.objects.new("window", light)
    bpy.context.collection.objects.link(lamp)
    lamp.location = place
    lamp.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def sun(angles, power, softness=1.2):
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = power, math.radians(softness), (1, 0.86, 0.68)
    lamp = bpy.data.objects.new("sun", light)
    bpy.context.collection.objects.link(lamp)
    lamp.rotation_euler = [math.radians(a) for a in angles]


def camera(scene, place, target, lens, stop):
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(target) - Vector(place)).length
    data.dof.aperture_fstop = stop
    data.dof.aperture_blades = 7
    item = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(item)
    item.location = place
    item.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    scene.camera = item


def world(scene, colour, strength):
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*colour, 1)
    background.inputs["Strength"].default_value = strength


BOTTLE = [(0.0, 0.0), (0.1, 0.0), (0.15, 0.06), (0.17, 0.18), (0.13, 0.3), (0.06, 0.37), (0.042, 0.44), (0.042, 0.52), (0.055, 0.55)]
JAR = [(0.0, 0.0), (0.12, 0.0), (0.19, 0.07), (0.22, 0.2), (0.19, 0.32), (0.13, 0.37), (0.135, 0.4)]
VASE = [(0.0, 0.0), (0.08, 0.0), (0.1, 0.1), (0.12, 0.26), (0.11, 0.4), (0.075, 0.48), (0.09, 0.53)]
BOWL = [(0.0, 0.0), (0.07, 0.0), (0.075, 0.02), (0.14, 0.06), (0.19, 0.12), (0.21, 0.18)]
CUP = [(0.0, 0.0), (0.06, 0.0), (0.075, 0.015), (0.08, 0.08), (0.082, 0.14)]
PLATE = [(0.0, 0.0), (0.13, 0.0), (0.15, 0.012), (0.2, 0.03), (0.215, 0.04)]


def glazes():
    return {
        "chalk": glaze("chalk", (0.78, 0.73, 0.64), (0.6, 0.53, 0.43), (0.16, 0.09, 0.05), 0.35),
        "tenmoku": glaze("tenmoku", (0.1, 0.035, 0.018), (0.012, 0.008, 0.008), (0.4, 0.16, 0.06), 0.12),
        "celadon": glaze("celadon", (0.36, 0.46, 0.4), (0.2, 0.3, 0.27), (0.1, 0.09, 0.06), 0.18),
        "ash": glaze("ash", (0.33, 0.35, 0.36), (0.17, 0.19, 0.21), (0.7, 0.66, 0.6), 0.4),
        "clay": clay("raw clay", (0.5, 0.27, 0.16)),
    }


def shelf(scene):
    """A plank, a plaster wall, and what came out of the kiln on Friday."""
    g = glazes()
    slab((8, 0.1, 5), (0, 0.55, 1), plaster("wall", (0.66, 0.6, 0.52)))
    slab((8, 0.62, 0.06), (0, 0.18, -0.03), wood("plank"))
    lathe(JAR, (-0.62, 0.2, 0), g["tenmoku"])
    lathe(BOTTLE, (-0.2, 0.26, 0), g["chalk"])
    lathe(VASE, (0.15, 0.15, 0), g["celadon"])
    lathe(BOWL, (0.62, 0.12, 0), g["chalk"])
    lathe(CUP, (0.37, -0.02, 0), g["clay"])
    lathe([(r * 1.25, z * 1.25) for r, z in BOTTLE], (1.02, 0.28, 0), g["ash"])
    lathe(CUP, (-0.98, 0.1, 0), g["celadon"])
    lathe(JAR, (1.5, 0.2, 0), g["clay"])
    window((-2.6, -1.6, 1.9), (0, 0.2, 0.2), (1.5, 2.2), 130)
    world(scene, (0.5, 0.6, 0.75), 0.12)
    camera(scene, (0.25, -2.6, 0.62), (0.25, 0.15, 0.25), 62, 3.2)


def stack(scene):
    """Bowls in one another, close, with the focus on one lip."""
    g = glazes()
    slab((6, 6, 0.06), (0, 0, -0.03), wood("table"))
    slab((8, 0.1, 5), (0, 2.2, 1), plaster("wall", (0.3, 0.31, 0.31)))
    for k, name in enumerate(["chalk", "celadon", "chalk", "ash", "chalk"]):
        lathe(BOWL, (random.uniform(-0.008, 0.008), random.uniform(-0.008, 0.008), k * 0.062), g[name])
    for k in range(4):
        lathe(PLATE, (0.56, 0.34, k * 0.022), g["tenmoku" if k % 2 else "chalk"])
    lathe(CUP, (0.56, 0.34, 0.105), g["clay"])
    lathe(VASE, (-0.55, 0.75, 0), g["tenmoku"])
    window((-1.7, 0.9, 1.5), (0, 0, 0.2), (1.1, 1.6), 75)
    world(scene, (0.6, 0.65, 0.75), 0.1)
    camera(scene, (0.35, -1.25, 0.52), (0.1, -0.05, 0.2), 70, 2.2)


def table(scene):
    """One cup in low sun, with the shadow of the glazing bars."""
    g = glazes()
    slab((6, 4, 0.06), (0, 0, -0.03), plaster("sill", (0.72, 0.68, 0.6)), 0.02)
    slab((8, 0.1, 5), (0, 1.1, 1), plaster("wall", (0.75, 0.7, 0.62)))
    lathe(CUP, (0, 0, 0), g["tenmoku"])
    lathe(PLATE, (0.0, 0.0, -0.004), g["chalk"])
    lathe(BOTTLE, (0.42, 0.42, 0), g["chalk"])
    lathe(JAR, (-0.5, 0.5, 0), g["celadon"])
    for x in (-3.0, -2.35, -1.7):
        slab((0.05, 0.05, 4), (x, -2.4, 2), clay("bar", (0.1, 0.1, 0.1)))
    for z in (0.7, 1.35, 2.0):
        slab((3, 0.05, 0.05), (-2.4, -2.4, z), clay("bar", (0.1, 0.1, 0.1)))
    sun((62, 0, -42), 3.6)
    world(scene, (0.55, 0.65, 0.8), 0.35)
    camera(scene, (0.1, -1.5, 0.72), (0.02, 0.15, 0.14), 58, 2.8)


PICTURES = {"shelf": (shelf, 1600, 900), "stack": (stack, 1200, 900), "table": (table, 1200, 900)}


def render(folder, name, samples):
    scene = reset()
    make, width, height = PICTURES[name]
    make(scene)
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 6
    scene.render.filepath = f"{folder}/{name}.png"
    bpy.ops.render.render(write_still=True)


if __name__ == "__main__":
    folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
    samples = int(rest[1]) if len(rest) > 1 else 160
    for name in [rest[0]] if rest and rest[0] != "all" else PICTURES:
        render(folder, name, samples)
