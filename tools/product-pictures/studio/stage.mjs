/** The photographer's table: camera, soft boxes, shadow. One stage renders all pictures, so that they match. */
import * as THREE from 'three';
import { contactShadow } from './contact-shadow.mjs';

/** Share of the frame that the goods fill. */
const FILL = 0.92;

export function stageOf(size) {
  const renderer = new THREE.WebGLRenderer({ alpha: true, antialias: false, preserveDrawingBuffer: true });
  renderer.setSize(size, size, false);
  // Colours of labels stay what they are: ACES and AgX wash out a brand's red.
  renderer.toneMapping = THREE.NeutralToneMapping;
  renderer.toneMappingExposure = 1;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  const environment = softBoxes(renderer);

  return {
    renderer,
    /** Renders the group as a PNG; `view` has yaw and pitch in degrees and a share of the frame to fill. */
    render(group, view, { width = size, height = size } = {}) {
      if (renderer.domElement.width !== width || renderer.domElement.height !== height)
        renderer.setSize(width, height, false);
      const scene = new THREE.Scene();
      scene.environment = environment;
      scene.environmentIntensity = view.ambient ?? 0.8;
      const turned = new THREE.Group();
      turned.add(group);
      turned.rotation.y = THREE.MathUtils.degToRad(view.yaw);
      scene.add(turned);
      turned.updateMatrixWorld(true);
      const box = new THREE.Box3().setFromObject(turned, true);
      turned.position.y -= box.min.y;
      turned.updateMatrixWorld(true);
      box.setFromObject(turned, true);
      const extent = box.getSize(new THREE.Vector3()).length();
      scene.add(keyLight(box, extent, view.packed !== true));
      if (view.shadow !== false) scene.add(contactShadow(renderer, scene, box));
      const camera = cameraOn(turned, box, extent, view, width / height);
      renderer.render(scene, camera);
      return renderer.domElement;
    },
  };
}

function keyLight(box, extent, casts) {
  const light = new THREE.DirectionalLight(0xffffff, 1.35);
  const centre = box.getCenter(new THREE.Vector3());
  light.position.copy(centre).add(new THREE.Vector3(-0.62, 1.25, 0.75).multiplyScalar(extent));
  light.target.position.copy(centre);
  light.target.updateMatrixWorld();
  // Single packages shade nothing but the table: their contact shadow is enough.
  light.castShadow = casts;
  light.shadow.mapSize.set(1024, 1024);
  Object.assign(light.shadow.camera, {
    left: -extent,
    right: extent,
    top: extent,
    bottom: -extent,
    near: 0.1,
    far: extent * 4,
  });
  light.shadow.radius = 9;
  light.shadow.blurSamples = 16;
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = extent * 0.006;
  return light;
}

/** A long lens: parallel edges stay parallel, as in a catalogue. */
function cameraOn(group, box, extent, { yaw: _, pitch, fill = 1, lens = 16, lift = 0.0 }, aspect) {
  const camera = new THREE.PerspectiveCamera(lens, aspect, 0.1, extent * 30);
  const centre = box.getCenter(new THREE.Vector3());
  const angle = THREE.MathUtils.degToRad(pitch);
  const distance = extent / (2 * Math.tan(THREE.MathUtils.degToRad(lens / 2)));
  camera.position
    .set(0, Math.sin(angle), Math.cos(angle))
    .multiplyScalar(distance * 1.15)
    .add(centre);
  camera.lookAt(centre);
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
  const frame = new THREE.Box2();
  const point = new THREE.Vector3();
  group.traverse((node) => {
    const positions = node.isMesh && node.visible && node.geometry.attributes.position;
    if (!positions) return;
    const step = Math.max(1, Math.floor(positions.count / 1500));
    for (let index = 0; index < positions.count; index += step) {
      point.fromBufferAttribute(positions, index).applyMatrix4(node.matrixWorld).project(camera);
      frame.expandByPoint(point);
    }
  });
  const zoom =
    Math.min((2 * FILL) / (frame.max.x - frame.min.x), (2 * FILL) / (frame.max.y - frame.min.y)) * fill;
  const shift = new THREE.Matrix4().set(
    zoom,
    0,
    0,
    (-(frame.min.x + frame.max.x) / 2) * zoom,
    0,
    zoom,
    0,
    (-(frame.min.y + frame.max.y) / 2) * zoom + lift,
    0,
    0,
    1,
    0,
    0,
    0,
    0,
    1,
  );
  camera.projectionMatrix.premultiply(shift);
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  return camera;
}

/** A light tent: a large soft box above and left, a strip on the right, dark flags that give white goods an edge. */
function softBoxes(renderer) {
  const room = new THREE.Scene();
  const wall = (colour, intensity, width, height, position) => {
    const material = new THREE.MeshBasicMaterial({
      color: new THREE.Color(colour).multiplyScalar(intensity),
      side: THREE.DoubleSide,
    });
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(width, height), material);
    mesh.position.set(...position);
    mesh.lookAt(0, 0, 0);
    room.add(mesh);
  };
  const shell = new THREE.Mesh(
    new THREE.SphereGeometry(20, 32, 16),
    new THREE.MeshBasicMaterial({ color: new THREE.Color(0.62, 0.62, 0.63), side: THREE.BackSide }),
  );
  room.add(shell);
  wall('#ffffff', 5.2, 12, 12, [-2, 11, 2]);
  wall('#fffaf2', 3.6, 7, 11, [-11, 3, 5]);
  wall('#f4f8ff', 3.2, 2.2, 12, [11, 2.5, 4]);
  wall('#ffffff', 0.95, 9, 5, [2, 1, 14]);
  wall('#ffffff', 0.85, 26, 26, [0, -9, 0]);
  wall('#15161a', 1, 5, 12, [14, 1, -3]);
  wall('#15161a', 1, 5, 12, [-14, 1, -4]);
  wall('#2a2b30', 1, 14, 7, [0, -1, -14]);
  const generator = new THREE.PMREMGenerator(renderer);
  const { texture } = generator.fromScene(room, 0.025);
  generator.dispose();
  return texture;
}
